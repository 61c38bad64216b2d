import { blankCanvas } from '../../shell/draw-page.ts';
import type { FilmPlan } from './film-plan.ts';
import { boardFrame, CAPTION_HEIGHT, type Caption, drawMoment } from './moment-picture.ts';

/** The kinds of film that browsers write, those first that most programs show. */
const KINDS = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];
/** The longer side, in pixels. */
const LONGEST_SIDE = 1280;
const PICTURES_PER_SECOND = 25;
const BITS_PER_SECOND = 2_500_000;
/** Milliseconds in which one moment turns into the next. */
const FADE = 200;

/** What this browser can write; null if it can't write films. */
export function filmKind(): string | null {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

interface Wanted {
  readonly plan: FilmPlan;
  readonly kind: string;
  /** Shows a scene on the page and returns what stands below it. */
  show(scene: number): Caption;
  /** Hears how many moments are in the film. */
  tell(done: number): void;
  readonly cancelled: AbortSignal;
}

/** Films the board of the page moment by moment. Throws if it was cancelled. */
export async function makeFilm({ plan, kind, show, tell, cancelled }: Wanted): Promise<Blob> {
  const frame = boardFrame();
  const scale = LONGEST_SIDE / Math.max(frame.width, frame.height + CAPTION_HEIGHT);
  const [width, height] = [even(frame.width * scale), even((frame.height + CAPTION_HEIGHT) * scale)];
  const [before, now, film] = [blankCanvas(width, height), blankCanvas(width, height), blankCanvas(width, height)];
  const stream = film.canvas.captureStream(PICTURES_PER_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  try {
    for (const [i, { scene, time }] of plan.entries()) {
      cancelled.throwIfAborted();
      before.pen.drawImage(now.canvas, 0, 0);
      const caption = show(scene);
      await drawn();
      await drawMoment(now.pen, frame, scale, caption);
      const from = i === 0 ? null : before.canvas;
      paint(film.pen, from, now.canvas, 0);
      if (recorder.state === 'inactive') recorder.start();
      else recorder.resume();
      await hold(time, cancelled, (past) => paint(film.pen, from, now.canvas, past));
      recorder.pause();
      tell(i + 1);
    }
  } finally {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await stopped;
  return new Blob(parts, { type: kind.split(';', 1)[0] ?? kind });
}

/** Encoders want even sides. */
const even = (side: number): number => 2 * Math.floor(side / 2);

/** Until the page shows what it was told. A hidden page draws nothing, so it waits no longer than this. */
function drawn(): Promise<unknown> {
  const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 1000))]);
}

/** Canvases only send what is drawn on them, so a moment is drawn again and again while it lasts. */
async function hold(time: number, cancelled: AbortSignal, again: (past: number) => void): Promise<void> {
  const begin = performance.now();
  for (let past = 0; past < time; past = performance.now() - begin) {
    cancelled.throwIfAborted();
    again(past);
    await new Promise((resolve) => setTimeout(resolve, 1000 / PICTURES_PER_SECOND));
  }
}

function paint(
  pen: CanvasRenderingContext2D,
  from: HTMLCanvasElement | null,
  to: HTMLCanvasElement,
  past: number,
): void {
  pen.globalAlpha = 1;
  if (from !== null && past < FADE) {
    pen.drawImage(from, 0, 0);
    pen.globalAlpha = past / FADE;
  }
  pen.drawImage(to, 0, 0);
}
