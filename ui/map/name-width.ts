/** The type of a name on a map, in pixels at type of 16 pixels; `ui-label` in effects.css has the same. */
const WEIGHT = 600;
const SIZE = 12;
/** The width of a letter where no font can be measured: outside a browser. */
const USUAL_LETTER = 7.2;
/** Names are few; a page that stays open for days still remembers no more than these. */
const MOST = 500;

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a name on a map in the font that this screen has, in pixels at type of 16 pixels. */
export function nameWidth(name: string): number {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= MOST) known.clear();
  const width = measured(name);
  known.set(name, width);
  return width;
}

function measured(name: string): number {
  pen ??= penOf();
  return pen === null ? USUAL_LETTER * name.length : pen.measureText(name).width;
}

function penOf(): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined') return null;
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return null;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font').trim();
  context.font = `${WEIGHT} ${SIZE}px ${family === '' ? 'sans-serif' : family}`;
  return context;
}
