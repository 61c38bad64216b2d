/** Where colours have their names: the page's, those that all boards share, each game's own, and each game's accent. */
export const NAMES_COLOURS =
  /^(web\/style\/tokens\.css|ui\/colours\.css|games\/[^/]+\/board\/colours\.css|games\/[^/]+\/game\.ts)$/;

const KEYWORDS = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
  darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
  mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
  mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
  saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`
  .trim()
  .split(/\s+/)
  .join('|');

const HEX = '#(?:[\\da-f]{8}|[\\da-f]{6}|[\\da-f]{3,4})(?![\\w-])';
/** A colour made of another by `from` has no figures of its own. */
const BY_FIGURES = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!\\s*from\\b)';
const PAINTED = '(?:fill|stroke|color|stop-color|flood-color|lighting-color|background|stopColor|floodColor)';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const VALUE = /:([^:;{}]+)(?=[;}])/g;
const IN_VALUE = new RegExp(`${HEX}|${BY_FIGURES}|(?<![\\w-])(?:${KEYWORDS})(?![\\w-])`, 'gi');
const QUOTED = /"[^"]*"|'[^']*'/g;
const IN_CODE = new RegExp(
  `["'\`\\s]${HEX}(?=["'\`\\s])|${BY_FIGURES}|\\b${PAINTED}(?:=|: )["'](?:${KEYWORDS})["']`,
  'gi',
);

/** The colours that a file writes out instead of naming them, as `file: colour`. */
export function coloursWrittenOut(file: string, text: string): readonly string[] {
  if (NAMES_COLOURS.test(file)) return [];
  const bare = text.replace(COMMENT, '');
  const found = file.endsWith('.css')
    ? [...bare.replace(QUOTED, '').matchAll(VALUE)].flatMap(([, value = '']) => value.match(IN_VALUE) ?? [])
    : (bare.match(IN_CODE) ?? []);
  return found.map((colour) => `${file}: ${colour.trim()}`);
}
