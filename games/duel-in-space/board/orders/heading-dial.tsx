import { ChoiceButton, percent, RuleLink, useArrows } from '@starboard/ui';
import { wouldBeFlyBy } from '../../rules/04-movement/movement.ts';
import { shorterWay } from '../../rules/04-movement/wheel.ts';
import { mayFire, toHit } from '../../rules/05-firing.ts';
import { other, type ShipView, shipOf } from '../../rules/model.ts';
import { headingName } from '../../words/phrases.ts';
import { chanceToHit } from '../combat/odds.ts';
import type { AskedFor, DuelProps } from '../props.ts';
import { known } from '../sheets/known.ts';
import { forecast } from './forecast.ts';
import { often, verdict } from './verdict.ts';

const HEADINGS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];

interface Props extends Pick<DuelProps, 'openRule'> {
  readonly asked: AskedFor<'heading'>;
}

/** Every heading as a button from left to right, and what the picked heading would mean. */
export function HeadingDial({ asked, openRule }: Props) {
  const clicks = asked.picked ?? 0;
  const most = Math.max(...asked.options);
  const step = (by: 1 | -1): void => {
    const next = Math.max(-most, Math.min(most, clicks + by)) || 0;
    if (next !== asked.picked) asked.pick(next);
  };
  useArrows(step);
  return (
    <div class="duel-panel duel-helm">
      {asked.picked === null ? (
        <p>
          <strong>Turn your ship: drag it, pick a direction or choose a number of clicks (45° each).</strong>{' '}
          <RuleLink rule="4.1" open={openRule} />
          {asked.view.board.movingApart > 0 && (
            <>
              {' '}
              You are flying apart, {asked.view.board.movingApart} of 3. <RuleLink rule="7.3" open={openRule} />
            </>
          )}
          {wouldBeFlyBy(asked.view.board, 1, 1) && (
            <>
              {' '}
              Nose to nose once more would be a fly-by. <RuleLink rule="4.5" open={openRule} />
            </>
          )}
        </p>
      ) : (
        <Meaning asked={asked} clicks={clicks} openRule={openRule} />
      )}
      <fieldset class="duel-dial" aria-label="Clicks to turn">
        {HEADINGS.map((each) => (
          <ChoiceButton key={each} asked={asked} choice={each} class={classOf(each)} says={headingSays(each)}>
            {shortOf(each)}
          </ChoiceButton>
        ))}
      </fieldset>
      {most < 6 && <p class="duel-hint">{asked.refusal(most + 1)}</p>}
    </div>
  );
}

/** "←3", "↑", "3→". */
function shortOf(clicks: number): string {
  if (clicks === 0) return '↑';
  return clicks < 0 ? `←${-clicks}` : `${clicks}→`;
}

const classOf = (clicks: number): string =>
  shorterWay(clicks) === undefined ? 'duel-click' : 'duel-click duel-long-way';

function headingSays(clicks: number): string {
  const shorter = shorterWay(clicks);
  if (shorter !== undefined)
    return `The long way round: ${headingName(shorter)} faces you the same way, and your shots need less.`;
  if (clicks === 0) return 'Fly straight on. Your shots need only your base number.';
  return `Turn ${headingName(clicks)}, ${Math.abs(clicks) * 45}°. Your shots need ${Math.abs(clicks)} more this turn.`;
}

/** What the picked heading would mean: the verdict, then the arithmetic. */
function Meaning({ asked, clicks, openRule }: Props & { readonly clicks: number }) {
  const { board } = asked.view;
  const { seat } = asked.ask;
  const it = shipOf(board.ships, other(seat));
  const seen = forecast(asked.view, seat, clicks);
  const [mine, its] = verdict(seen, it.drone);
  return (
    <div class="duel-meaning" aria-live="polite">
      <p>
        <strong class={seen.iBear > 0 ? 'duel-gain' : ''}>{mine}</strong>{' '}
        <strong class={seen.itBears > 0 ? 'duel-risk' : ''}>{its}</strong>
      </p>
      <p class="duel-hint">
        {toHitWords(shipOf(board.ships, seat), clicks)} <RuleLink rule="5.3" open={openRule} />
        {seen.flyBy > 0 &&
          ` The ships fly by each other ${often(seen.flyBy, seen.ways, it.drone)}, and then nobody can fire.`}
      </p>
    </div>
  );
}

function toHitWords(me: ShipView, clicks: number): string {
  const ship = known(me);
  if (ship === null) return '';
  if (!mayFire(ship)) return 'Your targeting computer no longer works, so you can’t fire.';
  const turned = Math.abs(clicks);
  const needed = toHit({ ...ship, heading: clicks });
  return `Each laser needs ${needed} or more on two dice: base ${needed - turned} + ${turned} turned, ${percent(chanceToHit(needed))}.`;
}
