/** A file begins with these bytes, then its header: 4 for its length, 4 for its name, 13 of content, 4 for its sum. */
const SIGNATURE = 8;
const HEADER = 25;

/** A PNG with a text under a keyword, which programs for pictures show as a comment. Both must be ASCII. */
export function withText(png: Uint8Array, keyword: string, text: string): Uint8Array<ArrayBuffer> {
  const letters = [...`tEXt${keyword}\0${text}`].map((letter) => letter.charCodeAt(0) & 0x7f);
  const chunk = new Uint8Array(letters.length + 8);
  const numbers = new DataView(chunk.buffer);
  numbers.setUint32(0, letters.length - 4);
  chunk.set(letters, 4);
  numbers.setUint32(4 + letters.length, crc32(letters));
  const whole = new Uint8Array(png.length + chunk.length);
  const after = SIGNATURE + HEADER;
  whole.set(png.subarray(0, after));
  whole.set(chunk, after);
  whole.set(png.subarray(after), after + chunk.length);
  return whole;
}

/** The sum that PNG asks for. */
function crc32(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
