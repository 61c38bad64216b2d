import type { Page } from 'playwright-core';

/** Which part of the page a picture shows. */
export interface PictureCut {
  /** The drawings that the picture consists of. */
  readonly of: string;
  /** Everything that matches is in the picture; the picture is drawn around it. */
  readonly around: string;
  /** Room around it, as a share of its size. */
  readonly room?: number;
  /** Pixels of the page that the picture shows at least across. */
  readonly across?: number;
  /** What is left out. */
  readonly without?: string;
}

/** Width and height of every picture; boards are drawn around their middle. */
const FORMAT = { width: 800, height: 600 };

/**
 * Draws what a board draws, as a file that needs nothing else: only what lies in the cut, with the colours and lines
 * that the style sheets give it.
 */
export function drawn(page: Page, cut: PictureCut): Promise<string> {
  return page.evaluate(draw, { cut, format: FORMAT });
}

/** Runs in the page. */
function draw({ cut, format }: { readonly cut: PictureCut; readonly format: typeof FORMAT }): string {
  const PROPERTIES: { readonly [name: string]: string } = {
    fill: 'rgb(0, 0, 0)',
    'fill-opacity': '1',
    'fill-rule': 'nonzero',
    stroke: 'none',
    'stroke-width': '1px',
    'stroke-opacity': '1',
    'stroke-dasharray': 'none',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
    'text-anchor': 'start',
    'dominant-baseline': 'auto',
    'font-size': '16px',
    'font-weight': '400',
    'paint-order': 'normal',
  };
  const INHERITED = new Set(Object.keys(PROPERTIES));
  const OWN = { opacity: '1', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1' };
  /** Smaller letters can't be read in a picture. */
  const READABLE = 11;

  const boxes = [...document.querySelectorAll(cut.around)]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 0);
  if (boxes.length === 0) throw new Error(`there is no ${cut.around} on the page`);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  const room = 1 + 2 * (cut.room ?? 0);
  const ratio = format.width / format.height;
  const width = Math.max((right - left) * room, (bottom - top) * room * ratio, cut.across ?? 0);
  const height = width / ratio;
  const area = new DOMRect((left + right - width) / 2, (top + bottom - height) / 2, width, height);
  const scale = format.width / width;

  const isOutside = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return right < area.left || left > area.right || bottom < area.top || top > area.bottom;
  };
  const short = (value: string): string =>
    value.replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number) * 100) / 100}`);
  const used = new Set<string>();
  const noteUses = (value: string): void => {
    for (const [, id] of value.matchAll(/url\("?#([\w-]+)"?\)/g)) if (id !== undefined) used.add(id);
  };

  function copy(element: Element, above: CSSStyleDeclaration | null, inDefinition: boolean): Element | null {
    const style = getComputedStyle(element);
    const name = element.tagName.toLowerCase();
    if (['title', 'desc', 'foreignobject', 'animate', 'animatetransform', 'script', 'style'].includes(name))
      return null;
    if (cut.without !== undefined && element.matches(cut.without)) return null;
    const defines =
      inDefinition ||
      [
        'defs',
        'lineargradient',
        'radialgradient',
        'clippath',
        'mask',
        'pattern',
        'symbol',
        'filter',
        'marker',
      ].includes(name);
    if (!defines) {
      if (style.display === 'none' || Number(style.opacity) < 0.02) return null;
      const isShape = !['g', 'svg', 'use', 'a'].includes(name);
      if (isShape && (style.visibility === 'hidden' || isOutside(element))) return null;
      if (isShape && style.fill === 'none' && style.stroke === 'none') return null;
      if (name === 'text' && Number.parseFloat(style.fontSize) * factorOf(element) * scale < READABLE) return null;
    }
    const made = document.createElementNS('http://www.w3.org/2000/svg', element.tagName);
    for (const { name: attribute, value } of [...element.attributes]) {
      if (/^(data-|aria-|on|class$|style$|role$|tabindex$|transform$)/.test(attribute)) continue;
      if (attribute in PROPERTIES || attribute in OWN) continue;
      made.setAttribute(attribute, short(value));
      noteUses(value);
      if (attribute === 'href' && value.startsWith('#')) used.add(value.slice(1));
    }
    for (const [property, usual] of Object.entries({ ...PROPERTIES, ...OWN })) {
      const value = style.getPropertyValue(property);
      const before = above !== null && INHERITED.has(property) ? above.getPropertyValue(property) : usual;
      if (value === '' || value === before) continue;
      made.setAttribute(property, short(value.replace(/url\("?[^"#]*#([\w-]+)"?\)/g, 'url(#$1)')));
      noteUses(value);
    }
    for (const property of ['clip-path', 'mask', 'filter'] as const) {
      const value = style.getPropertyValue(property);
      if (value.startsWith('url(')) {
        made.setAttribute(property, value.replace(/url\("?[^"#]*#([\w-]+)"?\)/g, 'url(#$1)'));
        noteUses(value);
      }
    }
    if (name === 'text' || name === 'tspan') {
      if (above?.fontFamily !== style.fontFamily)
        made.setAttribute('font-family', style.fontFamily.includes('mono') ? 'monospace' : 'sans-serif');
    }
    const own = matrixOf(element);
    if (own !== null && name !== 'svg') made.setAttribute('transform', own);
    for (const child of element.childNodes) {
      if (child instanceof Element) {
        const part = copy(child, style, defines);
        if (part !== null) made.append(part);
      } else if (child.nodeType === Node.TEXT_NODE && (name === 'text' || name === 'tspan'))
        made.append(child.textContent ?? '');
    }
    if (!defines && (name === 'g' || name === 'a') && made.childNodes.length === 0) return null;
    return made;
  }

  /** A transform by attribute or by style sheet, as it is now. */
  function matrixOf(element: Element): string | null {
    if (!(element instanceof SVGGraphicsElement)) return null;
    const parent = element.parentElement;
    if (!(parent instanceof SVGGraphicsElement)) return null;
    const [mine, theirs] = [element.getScreenCTM(), parent.getScreenCTM()];
    if (mine === null || theirs === null) return element.getAttribute('transform');
    const { a, b, c, d, e, f } = theirs.inverse().multiply(mine);
    const figures = [a, b, c, d, e, f].map((figure) => Math.round(figure * 1e4) / 1e4);
    return figures.join() === '1,0,0,1,0,0' ? null : `matrix(${figures.join(' ')})`;
  }

  function factorOf(element: Element): number {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
  }

  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', `0 0 ${format.width} ${format.height}`);
  for (const each of document.querySelectorAll(cut.of)) {
    if (!(each instanceof SVGSVGElement) || !each.checkVisibility() || isOutside(each)) continue;
    const matrix = each.getScreenCTM();
    if (matrix === null) continue;
    const made = copy(each, null, false);
    if (made === null) continue;
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    for (const { name, value } of [...made.attributes]) {
      if (name in PROPERTIES || name === 'opacity') group.setAttribute(name, value);
    }
    const { a, b, c, d, e, f } = matrix;
    const figures = [a * scale, b * scale, c * scale, d * scale, (e - area.x) * scale, (f - area.y) * scale];
    group.setAttribute('transform', `matrix(${figures.map((figure) => Math.round(figure * 1e4) / 1e4).join(' ')})`);
    group.append(...made.childNodes);
    picture.append(group);
  }
  for (const each of picture.querySelectorAll('[id]')) {
    if (!used.has(each.id)) each.removeAttribute('id');
  }
  return `${new XMLSerializer().serializeToString(picture)}\n`;
}
