import { blankCanvas, drawRoom } from '../../shell/draw-page.ts';

/** What stands below the board in a picture or a film. */
export interface Caption {
  /** The game and the turn, in a few words. */
  readonly title: string;
  /** What happens. */
  readonly text: string;
  /** The hash of the record, in full. */
  readonly hash: string;
}

/** A part of the window, in its pixels. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Only the board, all of it, without what can only be pressed. */
const BOARD_ALONE = `
  .top-bar, .helm, .side, .ui-zoom { visibility: hidden !important; }
  * { scrollbar-width: none !important; }`;
/** Of the caption, in pixels of the window. */
const LINE = 22;
const PADDING = 12;
export const CAPTION_HEIGHT = 2 * LINE + 2 * PADDING;
/** Letters of the hash that are shown. */
const SHOWN_OF_HASH = 16;

/** Where the board is in the window. */
export function boardFrame(): Frame {
  const stage = document.querySelector('.room .stage');
  if (stage === null) throw new Error('there is no board');
  const { left, top, width, height } = stage.getBoundingClientRect();
  const above = top + scrollY;
  return { left, top: above, width, height: Math.min(height, innerHeight - above) };
}

/** Draws the board as it is shown now, with a caption below it, from the top left corner of a canvas. */
export async function drawMoment(
  pen: CanvasRenderingContext2D,
  { left, top, width, height }: Frame,
  scale: number,
  caption: Caption,
): Promise<void> {
  const room = await drawRoom(BOARD_ALONE);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, width, height + CAPTION_HEIGHT);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  pen.drawImage(room, -left, -top, innerWidth, innerHeight);
  pen.restore();
  writeCaption(pen, width, height, caption);
}

function writeCaption(pen: CanvasRenderingContext2D, width: number, below: number, caption: Caption): void {
  const style = getComputedStyle(document.querySelector('.room') ?? document.body);
  const colour = (name: string): string => style.getPropertyValue(name);
  const hash = caption.hash.slice(0, SHOWN_OF_HASH);
  pen.fillStyle = colour('--surface');
  pen.fillRect(0, below, width, CAPTION_HEIGHT);
  pen.textBaseline = 'middle';
  const line = (nth: number): number => below + PADDING + LINE * (nth + 0.5);
  pen.font = `13px ${colour('--mono')}`;
  pen.fillStyle = colour('--ink-dim');
  pen.textAlign = 'right';
  const room = width - 3 * PADDING - pen.measureText(hash).width;
  pen.fillText(hash, width - PADDING, line(0));
  pen.textAlign = 'left';
  pen.font = `600 15px ${colour('--font')}`;
  pen.fillStyle = colour('--accent');
  pen.fillText(fitting(pen, caption.title, room), PADDING, line(0));
  pen.font = `15px ${colour('--font')}`;
  pen.fillStyle = colour('--ink');
  pen.fillText(fitting(pen, caption.text, width - 2 * PADDING), PADDING, line(1));
}

/** As much of a line as fits. */
function fitting(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** The longer side of a picture, in pixels, and the most by which it is enlarged. */
const LONGEST_SIDE = 1600;
const MOST_ENLARGED = 3;

/** A PNG of the board as it is shown now. */
export async function momentPicture(caption: Caption): Promise<Blob> {
  const frame = boardFrame();
  const height = frame.height + CAPTION_HEIGHT;
  const scale = Math.min(MOST_ENLARGED, LONGEST_SIDE / Math.max(frame.width, height));
  const { canvas, pen } = blankCanvas(frame.width * scale, height * scale);
  await drawMoment(pen, frame, scale, caption);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('it can’t write a PNG');
  return blob;
}
