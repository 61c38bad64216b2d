import type { Preset } from '../presets.ts';
import { isOnline } from '../seat-occupancy.ts';

/** The addresses of the drawings of all games. */
const drawings: { readonly [file: string]: string } = import.meta.glob('../../../games/*/pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Two people at one device, and two at devices of their own. */
const TOGETHER =
  'M55 30h50v34H55zM72 72h16M80 64v8M30 66a11 11 0 1 0 .1 0M14 108c0-24 32-24 32 0M130 66a11 11 0 1 0 .1 0M114 108c0-24 32-24 32 0';
const APART =
  'M10 42h44v30H10zM24 80h16M32 72v8M106 42h44v30h-44zM120 80h16M128 72v8M60 57h8M76 57h8M92 57h8M80 22a35 35 0 0 1 32 14M80 22a35 35 0 0 0-32 14M80 98a35 35 0 0 0 36-12M80 98a35 35 0 0 1-36-12';

interface Props {
  readonly game: string;
  readonly table: Pick<Preset, 'picture' | 'occupants'>;
}

/** What is played at a ready-made table: a drawing of its board, or how people sit at it. */
export function TablePicture({ game, table: { picture, occupants } }: Props) {
  const source = picture === undefined ? undefined : drawings[`../../../games/${game}/pictures/${picture}.svg`];
  return (
    <span class="table-picture">
      {source === undefined ? (
        <svg viewBox="0 0 160 120" aria-hidden="true">
          <path d={isOnline(occupants) ? APART : TOGETHER} />
        </svg>
      ) : (
        <img src={source} alt="" width={800} height={600} decoding="async" />
      )}
    </span>
  );
}
