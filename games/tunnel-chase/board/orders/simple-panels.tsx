import { type Names, nameOf } from '@starboard/kernel';
import { ChoiceButton, Term } from '@starboard/ui';
import { HEIGHTS } from '../../rules/model.ts';
import { MarkerIcon } from '../map/markers/marker.tsx';
import type { AskedFor } from '../props.ts';

/** 3.1 The pilot with the higher roll leads or tails. */
export function RolePanel({ asked }: { readonly asked: AskedFor<'role'> }) {
  return (
    <section class="ui-panel tunnel-panel" aria-label="Lead or tail">
      <h3>
        <Term
          says="Both starfighters come in through the mouth, one behind the other. The tail can shoot at the leader."
          rule="3.2"
        >
          Lead or tail?
        </Term>
      </h3>
      <ul class="ui-options tunnel-options">
        <li>
          <ChoiceButton
            asked={asked}
            choice="lead"
            class="ui-option tunnel-option"
            named
            says="You roll a die and start that many spaces further in."
          >
            <strong>Lead</strong>
            <span>start further in and choose your way</span>
          </ChoiceButton>
        </li>
        <li>
          <ChoiceButton
            asked={asked}
            choice="tail"
            class="ui-option tunnel-option"
            named
            says="You start on the entrance space."
          >
            <strong>Tail</strong>
            <span>start behind, with the first shot</span>
          </ChoiceButton>
        </li>
      </ul>
    </section>
  );
}

interface FirstProps {
  readonly asked: AskedFor<'first'>;
  readonly names: Names;
}

/** 4.4 The pilot with the highest roll among equal speeds names who goes first. */
export function FirstPanel({ asked, names }: FirstProps) {
  return (
    <section class="ui-panel tunnel-panel" aria-label="Who moves first">
      <h3>
        <Term
          says="You rolled highest of those with the same speed, so you name who goes first. The others follow in the order of their rolls."
          rule="4.4"
        >
          Who moves first?
        </Term>
      </h3>
      <ul class="ui-options tunnel-options">
        {asked.options.map((seat) => (
          <li key={seat}>
            <ChoiceButton
              asked={asked}
              choice={seat}
              class="ui-option tunnel-option"
              named
              says="This pilot moves first of those with the same speed."
            >
              <MarkerIcon seat={seat} />
              <strong>{seat === asked.ask.seat ? 'You' : nameOf(names, seat)}</strong>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LEVELS = { low: 'near the floor', middle: 'in the middle', high: 'near the ceiling' } as const;

/** 6.2 A secret height, shown in a cross-section of the tunnel. */
export function HeightPanel({ asked }: { readonly asked: AskedFor<'height'> }) {
  return (
    <section class="ui-panel tunnel-panel" aria-label="Height">
      <h3>
        <Term
          says="Pilots who end on the same space choose a height in secret. Two starfighters at the same height collide."
          rule="6.2"
        >
          Which height do you choose?
        </Term>
      </h3>
      <div class="tunnel-heights">
        {HEIGHTS.toReversed().map((height) => (
          <ChoiceButton
            key={height}
            asked={asked}
            choice={height}
            class={`tunnel-height tunnel-height-${height}`}
            named
            says={`Fly ${LEVELS[height]}. If the other pilot chooses at random, you collide one time in three.`}
          >
            <strong>{height}</strong> <small>{LEVELS[height]}</small>
          </ChoiceButton>
        ))}
      </div>
    </section>
  );
}

/** 10.2 The player picks a starting space on the map. */
export function PlacePanel({ asked }: { readonly asked: AskedFor<'place'> }) {
  return (
    <section class="ui-panel tunnel-panel" aria-label="Your place">
      <h3>
        <Term
          says="You may start anywhere but on the entrance space, more than 4 spaces from every starfighter already placed. If no space is that far away, start as far away as possible."
          rule="10.3"
        >
          Where do you start?
        </Term>
      </h3>
      <p class="ui-hint">
        {asked.picked === null
          ? `Press one of the ${asked.options.length} lit spaces on the map.`
          : `${asked.label(asked.picked)}: press the bright button to start there.`}
      </p>
    </section>
  );
}

/** 10.2 The player sets the heading on placement. */
export function FacePanel({ asked }: { readonly asked: AskedFor<'face'> }) {
  return (
    <section class="ui-panel tunnel-panel" aria-label="Your heading">
      <h3>
        <Term says="The space you will enter first. A starfighter never turns round." rule="10.2">
          Which way do you face?
        </Term>
      </h3>
      <ul class="ui-options tunnel-options">
        {asked.options.map((way) => (
          <li key={way}>
            <ChoiceButton
              asked={asked}
              choice={way}
              class="ui-option tunnel-option"
              named
              says="You start in this direction."
            >
              <strong>{asked.label(way)}</strong>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
