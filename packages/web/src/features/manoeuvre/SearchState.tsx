import { FollowedState, type FollowedStateProps } from '../../api/FollowedState.tsx';
import { type PlannerText, usePlannerText } from './en.ts';

export interface SearchStateProps extends Pick<FollowedStateProps, 'answer'> {
  readonly text: Pick<PlannerText['cards'], 'title' | 'searching' | 'searchingFor' | 'cancelled' | 'searchAgain'>;
  /** So many events it goes against. */
  readonly events: number;
}

/** What the planner computes, until there is an answer. */
export function SearchState({ answer, text, events }: SearchStateProps) {
  const { cancel } = usePlannerText().cards;
  const words = { ...text, cancel };
  return <FollowedState answer={answer} words={words} note={text.searchingFor(events)} />;
}
