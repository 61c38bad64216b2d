import { useSignalEffect } from '@preact/signals';
import { nameOf, type Seat } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import type { Coach } from '../../coach/coach.ts';
import { HintPlace } from '../../coach/hint-place.tsx';
import type { Attention } from '../attention/attention.ts';
import { AttentionStrip } from '../attention/attention-strip.tsx';
import type { Guide } from '../guide.ts';
import type { Picture } from '../picture.ts';
import { DiceTray } from '../playback/dice/dice-tray.tsx';
import { SkipButton } from '../playback/pace/skip-button.tsx';
import { isShowing } from '../playback/playback.ts';
import type { Room } from '../room.ts';
import type { Sending } from '../sending/sending.ts';
import { UndoButton } from '../undo/undo-button.tsx';
import { useFittingType } from './fitting-type.ts';
import type { Picking } from './picking.ts';
import { awaitedIn, MOST_NAMED, promptOf } from './prompt.ts';

interface Props {
  readonly room: Room;
  readonly matters: readonly Attention[];
  readonly guide: Guide | null;
  readonly coach: Coach | null;
  readonly tools: ComponentChildren;
  /** What a player can do after the match. */
  readonly children: ComponentChildren;
  openRule(rule: string): void;
}

/**
 * One sentence that says what to do now, and one button that does it: always in the same place, in a bar of one
 * height. Where it is narrow, rolling dice and matters for attention take the place of the sentence.
 */
export function ActionBar({ room, matters, guide, coach, tools, children, openRule }: Props) {
  const { picture, asking, notices } = room;
  const over = picture.over.value && !isShowing(picture.playback.value);
  const notice = notices.trouble.value ?? notices.notice.value;
  const prompt = promptOf(picture);
  const isGuided = guide !== null && !isShowing(picture.playback.value);
  return (
    <section
      class="action-bar"
      aria-label="What to do now"
      data-over={over}
      data-ask={asking.open.value}
      data-matters={matters.length > 0}
      data-coached={coach?.isOn.value ?? false}
      data-guided={guide === null ? undefined : isGuided}
    >
      <DiceTray picture={picture} player={room.player} firstTimes={room.firstTimes} />
      <AttentionStrip matters={matters} />
      {notice === null && isGuided && guide.panel(prompt, openRule)}
      {notice === null && !isGuided && (
        <Sentence says={prompt}>
          <Lock picture={picture} />
          <p>{prompt}</p>
          <StillChoosing picture={picture} />
        </Sentence>
      )}
      {notice !== null && (
        <Sentence says={notice} alert>
          <p>{notice}</p>
        </Sentence>
      )}
      {coach?.isOn.value && <HintPlace coach={coach} hint={coach.hint.value} openRule={openRule} />}
      {tools}
      <div class="actions">{(isGuided && guide.actions) || (over ? children : <Moves room={room} />)}</div>
    </section>
  );
}

interface SentenceProps {
  readonly says: string;
  /** Whether it is read aloud at once. */
  readonly alert?: boolean;
  readonly children: ComponentChildren;
}

function Sentence({ says, alert = false, children }: SentenceProps) {
  const sentence = useFittingType<HTMLDivElement>(says);
  return (
    <div ref={sentence} class={alert ? 'prompt notice' : 'prompt'} role={alert ? 'alert' : undefined} tabIndex={0}>
      {children}
    </div>
  );
}

/** Names the awaited players if there are many. */
function StillChoosing({ picture }: { readonly picture: Picture }) {
  const { shown, playback, names } = picture;
  const awaited = shown.value.mine !== null || isShowing(playback.value) ? [] : awaitedIn(picture);
  if (awaited.length <= MOST_NAMED) return null;
  return (
    <details class="still-choosing">
      <summary>{`${awaited.length} of ${names.length} still choosing`}</summary>
      <span>{awaited.map((seat) => nameOf(names, seat)).join(', ')}</span>
    </details>
  );
}

/** Shown while the player's own answer is sealed. */
function Lock({ picture }: { readonly picture: Picture }) {
  const { sealed, mine } = picture.shown.value;
  if (sealed.length === 0 || mine !== null) return null;
  return (
    <svg class="lock" viewBox="0 0 24 24" role="img" aria-label="Sealed:">
      <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5z" />
    </svg>
  );
}

function Moves({ room }: { readonly room: Room }) {
  const { picture, player, asking, sending, undo } = room;
  const { picked, plan } = asking.picking;
  const { seat, sealed, mine } = picture.view.value;
  const showing = isShowing(picture.playback.value);
  return (
    <>
      {showing && <SkipButton room={room} />}
      {!showing && seat !== null && sealed.length > 0 ? (
        <TakeBack sending={sending} seat={seat} />
      ) : (
        <UndoButton undo={undo} sending={sending} />
      )}
      {showing && mine !== null ? (
        <button type="button" class="primary" onClick={player.skip}>
          Answer now
        </button>
      ) : (
        <PrimaryButton
          picking={asking.picking}
          label={primaryLabel(picture, asking.picking)}
          ready={!showing && (plan.value !== null || picked.value !== undefined)}
        />
      )}
    </>
  );
}

interface TakeBackProps {
  readonly sending: Pick<Sending, 'takeBack'>;
  readonly seat: Seat;
}

export function TakeBack({ sending, seat }: TakeBackProps) {
  return (
    <button type="button" class="secondary" onClick={() => sending.takeBack(seat)}>
      Take back
    </button>
  );
}

const BECKONING = [
  { outline: '0 solid transparent' },
  { outline: '5px solid var(--ink)' },
  { outline: '0 solid transparent' },
];

interface PrimaryProps {
  readonly picking: Picking;
  readonly label: string;
  readonly ready: boolean;
}

function PrimaryButton({ picking, label, ready }: PrimaryProps) {
  /** The second click of a double click was meant for the previous question. */
  const click = (event: MouseEvent): void => {
    if (ready && event.detail < 2) picking.carryOut();
  };
  const button = useFittingType<HTMLButtonElement>(label);
  /** A player who presses a picked option again is shown the bright button. */
  useSignalEffect(() => {
    if (picking.pickedAgain.value > 0) button.current?.animate(BECKONING, { duration: 300, iterations: 2 });
  });
  return (
    <button ref={button} type="button" class="primary" aria-disabled={!ready} onClick={click}>
      {label}
    </button>
  );
}

function primaryLabel({ shown, playback, words, names }: Picture, { picked, plan }: Picking): string {
  const { mine } = shown.value;
  if (isShowing(playback.value)) return 'Watch…';
  if (mine === null) return 'Waiting…';
  if (plan.value !== null) return plan.value.label;
  return picked.value === undefined ? 'Make your choice' : words.label(mine.ask, picked.value, shown.value, names);
}
