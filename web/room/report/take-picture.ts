import { blankCanvas, drawRoom } from '../../shell/draw-page.ts';
import type { Included } from './report-file.ts';

/** The longer side of a picture, in pixels. */
const LONGEST_SIDE = 1600;

/** The room from its top, where the board is, without sheets, as a PNG in a data URL; or why there is none. */
export async function takePicture(): Promise<Included> {
  try {
    const room = await drawRoom();
    const scale = Math.min(1, LONGEST_SIDE / Math.max(innerWidth, innerHeight));
    const { canvas, pen } = blankCanvas(innerWidth * scale, innerHeight * scale);
    pen.drawImage(room, 0, 0, canvas.width, canvas.height);
    return { text: canvas.toDataURL('image/png') };
  } catch (error) {
    return { missing: `This browser could not take a picture: ${error instanceof Error ? error.message : error}.` };
  }
}
