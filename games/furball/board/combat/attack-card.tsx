import { type Names, nameOf, type Seat, sayTo, type View } from '@starboard/kernel';
import { Term } from '@starboard/ui';
import { diceIn } from '../../rules/06-attack/if-made.ts';
import { attackIn } from '../../rules/13-cards/now.ts';
import type { DicePool, Event, Face, Furball } from '../../rules/model.ts';
import { explain } from '../../words/explain.ts';
import { knownBoard } from '../../words/known.ts';
import { weaponName } from '../../words/phrases.ts';
import { PilotMark } from '../sheets/pilot-mark.tsx';
import { DiceRow } from './die-face.tsx';
import { lastStory, type Story, type StoryStep } from './story.ts';
import { causeName, outcomeSays, stepSays } from './story-words.ts';
import './combat.css';

interface Props {
  readonly view: View<Furball>;
  readonly names: Names;
  readonly now: Event | null;
  readonly told: readonly Event[];
}

/** The present attack: both ships, both pools of dice, each change with its cause, and the result. */
export function AttackCard({ view, names, now, told }: Props) {
  const frame = attackIn(view.stack);
  const isTold = now !== null || frame !== null || isRolling(view);
  const story = isTold ? lastStory(told, frame !== null) : null;
  if (story === null) return null;
  const who = (seat: Seat): string => nameOf(names, seat);
  const say: Saying = (sentence) => sayTo(view.seat, names, (named) => sentence((seat) => nameOf(named, seat)));
  const outcome = say((named) => outcomeSays(story, named) ?? '');
  const count = frame === null ? NOT_COUNTED : diceIn(knownBoard(view.board), frame);
  return (
    <section class="furball-attack" aria-label={story.attack === null ? 'A roll' : 'Attack'}>
      {story.attack !== null && <Between story={story} attack={story.attack} count={count} who={who} />}
      {story.attack === null && <Rolled story={story} />}
      <ol class="furball-steps">
        {story.steps.filter(isChange).map((step, i) => (
          <li key={i}>
            <StepLine step={step} say={say} />
          </li>
        ))}
      </ol>
      {outcome !== '' && <p class="furball-outcome">{outcome}</p>}
    </section>
  );
}

const isRolling = ({ stack }: View<Furball>): boolean => stack.some(({ at }) => at === 'roll');

/** The dice themselves show a first roll. */
const isChange = ({ what, why }: StoryStep): boolean => what !== 'rolled' || (why !== 'attack' && why !== 'defence');

type Who = (seat: Seat) => string;
/** Makes a sentence for the viewer. */
type Saying = (sentence: (who: Who) => string) => string;

/** The number of dice to roll; 1 stands for a number not yet known. */
type Count = ReturnType<typeof diceIn>;
const NOT_COUNTED: Count = { attack: 1, defence: 1 };

interface BetweenProps {
  readonly count: Count;
  readonly story: Story;
  readonly attack: NonNullable<Story['attack']>;
  readonly who: Who;
}

function Between({ story, attack, count, who }: BetweenProps) {
  const { ship, target, weapon, range, obstructed } = attack;
  return (
    <>
      <div class="furball-between">
        <Side seat={ship} name={who(ship)} pool="attack" faces={story.dice.attack} count={count.attack} />
        <span class="furball-against" aria-hidden="true">
          →
        </span>
        <span class="ui-aloud"> attacks </span>
        <Side seat={target} name={who(target)} pool="defence" faces={story.dice.defence} count={count.defence} />
      </div>
      <p class="furball-terms">
        <Term says={weapon === null ? 'The ship’s own weapon.' : explain(weapon)} rule="6.1">
          {weaponName(weapon)}
        </Term>
        <Term says={rangeSays(range, weapon === null)} rule={range === 1 ? '6.4' : '6.7'}>
          range {range}
        </Term>
        {obstructed && (
          <Term says="The line crosses an asteroid, so the defender rolls one more die." rule="6.8">
            obstructed
          </Term>
        )}
      </p>
    </>
  );
}

/** The effect of the range. */
function rangeSays(range: number, primary: boolean): string {
  if (!primary) return `Range ${range}. Secondary weapons get no range bonus, and neither does the defender.`;
  if (range === 1) return 'At range 1 the attacker rolls one more die.';
  return range === 3 ? 'At range 3 the defender rolls one more die.' : 'At range 2 nobody gets an extra die.';
}

interface SideProps {
  readonly seat: Seat;
  readonly name: string;
  readonly pool: DicePool;
  readonly faces: readonly Face[] | null;
  readonly count: number;
}

function Side({ seat, name, pool, faces, count }: SideProps) {
  return (
    <span class="furball-side">
      <span class="furball-side-name">
        <PilotMark seat={seat} />
        <strong>{name}</strong>
      </span>
      {(faces?.length ?? count) === 0 ? (
        <span class="ui-hint">no dice</span>
      ) : (
        <DiceRow pool={pool} faces={faces ?? Array<null>(count).fill(null)} />
      )}
    </span>
  );
}

function Rolled({ story: { dice } }: { readonly story: Story }) {
  const pool: DicePool = dice.attack === null ? 'defence' : 'attack';
  return (
    <div class="furball-between">
      <DiceRow pool={pool} faces={dice[pool] ?? []} />
    </div>
  );
}

function StepLine({ step, say }: { readonly step: StoryStep; readonly say: Saying }) {
  const { cause, rule } = step;
  const name = say((who) => causeName(cause, who));
  const card = cause !== null && 'card' in cause ? explain(cause.card) : '';
  return (
    <Term
      says={`${name === '' ? '' : `${name}. `}${card === '' ? 'Each change to the dice, step by step.' : card}`}
      rule={rule}
    >
      {say((who) => stepSays(step, who))}
    </Term>
  );
}
