import type { Included } from './report-file.ts';

/** The longer side of a picture, in pixels. */
const LONGEST_SIDE = 1600;
/** Milliseconds. */
const PATIENCE = 5000;
const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
/** An animation would start anew in the picture, perhaps from nothing. */
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

/** The room from its top, where the board is, without sheets, as a PNG in a data URL; or why there is none. */
export async function takePicture(): Promise<Included> {
  try {
    const room = document.querySelector('.room');
    if (room === null) return { missing: 'There was nothing to take a picture of.' };
    return { text: await inTime(drawn(drawingOf(room))) };
  } catch (error) {
    return { missing: `This browser could not take a picture: ${error instanceof Error ? error.message : error}` };
  }
}

/** A copy of the room in a drawing, with the page's styles. */
function drawingOf(room: Element): string {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', `${innerWidth}`);
  svg.setAttribute('height', `${innerHeight}`);
  svg.style.fontSize = getComputedStyle(document.documentElement).fontSize;
  const style = document.createElementNS(SVG, 'style');
  style.textContent = `${pageStyles()}\n${STILL}`;
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  const body = document.createElementNS(XHTML, 'div');
  const { font, color, backgroundColor } = getComputedStyle(document.body);
  body.setAttribute('style', `font: ${font}; color: ${color}; background: ${backgroundColor}; min-height: 100%`);
  const copy = room.cloneNode(true);
  if (copy instanceof Element) for (const sheet of copy.querySelectorAll('dialog')) sheet.remove();
  body.append(copy);
  frame.append(body);
  svg.append(style, frame);
  return new XMLSerializer().serializeToString(svg);
}

function pageStyles(): string {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');
}

async function drawn(drawing: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const scale = Math.min(1, LONGEST_SIDE / Math.max(innerWidth, innerHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(innerWidth * scale);
  canvas.height = Math.round(innerHeight * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('it can’t draw');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it took too long')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
