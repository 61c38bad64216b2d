export { type AskController, type AskOfKind, askController, asking } from './ask/ask-controller.ts';
export { ChoiceButton } from './ask/choice-button.tsx';
export { choosable, pressable } from './ask/pressable.ts';
export { StandingChoice } from './ask/standing-choice.tsx';
export type { StandingAnswer, StandingOption } from './ask/standing-option.ts';
export { type Beats, type DiceShown, type DiceSum, type SeenMoment, sharesGroup } from './beats.ts';
export type { BoardModule, BoardProps, Plan } from './board.ts';
export type { CameraShot } from './camera/shot.ts';
export { usePushIn } from './camera/use-push-in.ts';
export { Bolt } from './effects/bolt.tsx';
export { Explosion, Sparks } from './effects/burst.tsx';
export type { EventSound } from './effects/event-sound.ts';
export { Thruster } from './effects/thruster.tsx';
export { Explained } from './explain/explained.tsx';
export { explains, mark, markInRow, SILENT, term } from './explain/explains.ts';
export { Legend, type LegendItem } from './explain/legend.tsx';
export { MarkRow } from './explain/mark-row.tsx';
export { RuleLink } from './explain/rule-link.tsx';
export { Term } from './explain/term.tsx';
export { useMarkRow } from './explain/use-mark-row.ts';
export { Die, type DieSymbol } from './figures/die.tsx';
export { type Figure, FigureList } from './figures/figure-list.tsx';
export { averageOf, chanceOf, type Odds, oddsOf, type Shots } from './figures/odds.ts';
export { oneDecimal, percent } from './figures/percent.ts';
export { FileButton } from './files/file-button.tsx';
export { useArrows } from './hooks/use-arrows.ts';
export { useDragging } from './hooks/use-dragging.ts';
export { useFollowing } from './hooks/use-following.ts';
export { BoardLayout } from './layout/board-layout.tsx';
export { type Folding, foldLog, type LogEntry } from './log/fold-log.ts';
export { type Box, boxAround, boxAt, grown, holds, middleOf, overlap } from './map/box.ts';
export { EdgeArrow } from './map/edge-arrow.tsx';
export type { Scales } from './map/fitting.ts';
export { type Labelled, type LabelPlace, onScreen, placeLabels } from './map/labels.ts';
export { MapView } from './map/map-view.tsx';
export { nameWidth } from './map/name-width.ts';
export { tipClass } from './map/tip-class.ts';
export { KEEP_CLEAR } from './map/use-clear-place.ts';
export type { Viewport, VisibleArea } from './map/viewport.ts';
export { ZoomButtons } from './map/zoom-buttons.tsx';
export type { SolutionPage, SolutionProps } from './solution-page.ts';
export { Note } from './workshop/note.tsx';
export { panelOf, Tabs } from './workshop/tabs.tsx';
export { useWork } from './workshop/use-work.ts';
export type {
  BringPart,
  BringTableProps,
  ChooseProps,
  SetupPart,
  SetupProps,
  Workshop,
  WorkshopProps,
} from './workshop.ts';
