import type { Signal } from '@preact/signals';
import type { OnlineChoices } from './online-choices.ts';

export function OnlineOptions({ choices }: { readonly choices: Signal<OnlineChoices> }) {
  const { value } = choices;
  const change = (part: Partial<OnlineChoices>): void => {
    choices.value = { ...value, ...part };
  };
  return (
    <fieldset class="seats online-options">
      <legend>Online</legend>
      <div class="seat">
        <label class="field">
          <span>Who can join</span>
          <select
            value={value.listed ? 'public' : 'private'}
            onChange={({ currentTarget }) => change({ listed: currentTarget.value === 'public' })}
          >
            <option value="public">Anyone, from the lobby</option>
            <option value="private">Only people with the link</option>
          </select>
        </label>
        <label class="field">
          <span>Clock</span>
          <select
            value={value.clock}
            onChange={({ currentTarget }) => change({ clock: clockNamed(currentTarget.value) })}
          >
            <option value="none">No clock</option>
            <option value="live">Live (seconds)</option>
            <option value="slow">Slow (days)</option>
          </select>
        </label>
        {value.clock === 'none' && (
          <p class="field-note">
            The match starts when all players are here at the same time. To play over several days, choose the slow
            clock.
          </p>
        )}
        {value.clock === 'live' && (
          <>
            <Figure label="Seconds per decision" value={value.seconds} set={(seconds) => change({ seconds })} />
            <Figure label="Seconds in the time bank" value={value.timeBank} set={(timeBank) => change({ timeBank })} />
          </>
        )}
        {value.clock === 'slow' && (
          <Figure label="Days per decision" value={value.days} set={(days) => change({ days })} />
        )}
        {value.clock !== 'none' && (
          <label class="field">
            <span>When time runs out</span>
            <select
              value={value.whenOut}
              onChange={({ currentTarget }) => change({ whenOut: whenOutNamed(currentTarget.value) })}
            >
              <option value="bot">A bot takes over</option>
              <option value="default">The first option is chosen</option>
              <option value="loss">That player loses</option>
            </select>
          </label>
        )}
        <label class="field">
          <span>Coach and advice</span>
          <select
            value={value.helpForAll ? 'all' : 'nobody'}
            onChange={({ currentTarget }) => change({ helpForAll: currentTarget.value === 'all' })}
          >
            <option value="nobody">Help nobody</option>
            <option value="all">May help every player</option>
          </select>
        </label>
        <Figure label="Spectator delay (seconds)" value={value.delay} set={(delay) => change({ delay })} />
      </div>
    </fieldset>
  );
}

const clockNamed = (name: string): OnlineChoices['clock'] => (name === 'live' || name === 'slow' ? name : 'none');
const whenOutNamed = (name: string): OnlineChoices['whenOut'] => (name === 'default' || name === 'loss' ? name : 'bot');

interface FigureProps {
  readonly label: string;
  readonly value: number;
  set(value: number): void;
}

function Figure({ label, value, set }: FigureProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min={0}
        value={`${value}`}
        onInput={({ currentTarget }) => set(currentTarget.valueAsNumber)}
      />
    </label>
  );
}
