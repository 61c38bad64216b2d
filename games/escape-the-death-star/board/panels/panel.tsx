import { asking } from '@starboard/ui';
import type { Moves } from '../moves/use-moves.ts';
import type { StationProps } from '../props.ts';
import { CardPanel, UnseenPanel } from './card-panel.tsx';
import { CodePanel } from './code-panel.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { IdlePanel } from './idle-panel.tsx';
import { OpponentPanel } from './opponent-panel.tsx';
import { PlacingPanel, SquarePanel } from './placing-panel.tsx';
import { WalkPanel } from './walk-panel.tsx';

interface Props {
  readonly props: StationProps;
  readonly moves: Moves;
}

export function Panel({ props, moves }: Props) {
  const { names, view } = props;
  const { asked, placing } = moves;
  if (placing !== null && asked !== null)
    return <PlacingPanel asked={asked} placing={placing} moves={moves} names={names} />;
  const walking = asking(asked, 'walk') ?? asking(asked, 'sneak');
  if (walking !== null) return <WalkPanel asked={walking} names={names} />;
  const [picking, setting, naming] = [asking(asked, 'hero'), asking(asked, 'square'), asking(asked, 'opponent')];
  if (picking !== null) return <HeroPanel asked={picking} />;
  if (setting !== null) return <SquarePanel asked={setting} names={names} />;
  if (naming !== null) return <OpponentPanel asked={naming} names={names} />;
  const [taking, unseen, coding] = [asking(asked, 'take-card'), asking(asked, 'take-unseen'), asking(asked, 'code')];
  if (taking !== null) return <CardPanel asked={taking} names={names} />;
  if (unseen !== null) return <UnseenPanel />;
  if (coding !== null) return <CodePanel asked={coding} names={names} />;
  return <IdlePanel view={view} />;
}
