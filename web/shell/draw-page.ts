/** Milliseconds. */
const PATIENCE = 5000;
const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
/** An animation would start anew in the picture, perhaps from nothing. */
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

/** The room from its top, where the board is, without sheets, as a drawing of the size of the window; `styles` apply there only. */
export async function drawRoom(styles = ''): Promise<HTMLImageElement> {
  const room = document.querySelector('.room');
  if (room === null) throw new Error('there is nothing to take a picture of');
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingOf(room, styles))}`;
  await inTime(image.decode());
  return image;
}

/** A copy of the room in a drawing, with the page's styles. */
function drawingOf(room: Element, styles: string): string {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', `${innerWidth}`);
  svg.setAttribute('height', `${innerHeight}`);
  svg.style.fontSize = getComputedStyle(document.documentElement).fontSize;
  const style = document.createElementNS(SVG, 'style');
  style.textContent = `${pageStyles()}\n${STILL}\n${styles}`;
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

/** A canvas of this size in pixels, and its pen. */
export function blankCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('it can’t draw');
  return { canvas, pen };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it took too long')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
