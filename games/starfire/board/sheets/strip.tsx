import { capital, plural } from '@starboard/kernel';
import { MarkRow, markInRow } from '@starboard/ui';
import { movementPoints, pointsOf } from '../../rules/01-ships/ships.ts';
import type { Design } from '../../rules/model.ts';
import { OUTLINES, piecesOf, type StripBox, sortOf } from './strip-boxes.ts';
import { SYSTEM_NAMES, stripInWords } from './strip-words.ts';
import { engineSays, SYSTEM_SAYS } from './system-words.ts';
import './strip.css';

interface Props {
  readonly design: Design;
  /** Which systems work, in the order of the design; all of them when left out. */
  readonly working?: readonly boolean[] | undefined;
  readonly struck?: readonly number[] | undefined;
  readonly label: string;
  /** Whether it is part of an element that already has an explanation. */
  readonly picture?: boolean;
}

/** A ship's systems from left to right, each with an explanation. Its boxes are `--strip-box` wide. */
export function Strip({
  design,
  working = design.systems.map(() => true),
  struck = [],
  label,
  picture = false,
}: Props) {
  const points = pointsOf(design);
  const left = movementPoints({ design, working: [...working] });
  const words = `${label}: ${stripInWords(design, working, points)}`;
  const systems = (
    <>
      <span class="starfire-figure starfire-turn-mode" {...(picture ? {} : turnModeMark(design))}>
        {design.turnMode}
      </span>
      {piecesOf(design).map((piece) => {
        const boxes = piece.map((box) => {
          const works = working[box.place] === true;
          const told = picture ? {} : systemMark(box, design, works);
          return <SystemBox key={box.place} box={box} works={works} struck={struck.includes(box.place)} told={told} />;
        });
        const [first] = piece;
        return first?.system === 'I' ? (
          <span key={`room ${first.place}`} class="starfire-room">
            {boxes}
          </span>
        ) : (
          boxes
        );
      })}
      <span class="starfire-figure starfire-points" {...(picture ? {} : pointsMark(left, points))}>
        {left === points ? points : `${left}/${points}`}
      </span>
    </>
  );
  if (!picture) {
    return (
      <MarkRow class="starfire-strip" label={words}>
        {systems}
      </MarkRow>
    );
  }
  return (
    <span class="starfire-strip" role="img" aria-label={words}>
      {systems}
    </span>
  );
}

function turnModeMark({ turnMode }: Design) {
  const says = `The ship may turn after ${plural(turnMode, 'movement point')} in one direction.`;
  return markInRow(`Turn mode ${turnMode}`, says, '1.2');
}

function pointsMark(left: number, points: number) {
  const says = `Movement points each turn${left === points ? '' : `: ${left} of ${points} are left`}.`;
  return markInRow(plural(left, 'movement point'), says, '1.9');
}

function systemMark({ system }: StripBox, { hull }: Design, works: boolean) {
  const { says, rule } = SYSTEM_SAYS[system];
  const does = system === 'I' ? engineSays(hull) : says;
  const name = `${capital(SYSTEM_NAMES[system][0])}${works ? '' : ', destroyed'}`;
  return markInRow(name, works ? does : `Destroyed. ${does}`, rule);
}

interface SystemBoxProps {
  readonly box: StripBox;
  readonly works: boolean;
  readonly struck: boolean;
  /** The attributes of its explanation, if it has one. */
  readonly told: Partial<ReturnType<typeof markInRow>>;
}

function SystemBox({ box: { system }, works, struck, told }: SystemBoxProps) {
  const sort = sortOf(system);
  const state = `${works ? '' : ' starfire-burnt'}${struck ? ' starfire-struck' : ''}`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named where it explains itself, and part of a picture elsewhere
    <svg class={`starfire-system starfire-${sort}${state}`} viewBox="0 0 24 24" {...told}>
      <path d={OUTLINES[sort]} />
      <text x={sort === 'weapon' ? 11 : 12} y="12.5">
        {system}
      </text>
      {!works && <path class="starfire-cross" d="M3 3L21 21M21 3L3 21" />}
    </svg>
  );
}
