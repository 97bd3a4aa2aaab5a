import type { EndpointId, InputOf } from '@keepout/client/client';
import { useChange } from '../../api/use-change.ts';
import { Question, type QuestionProps } from './Question.tsx';

export interface CallQuestionProps<Id extends EndpointId> extends Omit<QuestionProps, 'running' | 'onYes'> {
  readonly call: Id;
  readonly input: InputOf<Id>;
  /** Paths at or below which cached answers are invalidated. */
  readonly renews: readonly string[];
  /** Once it is done; without it the question closes. */
  readonly onDone?: () => void;
}

/** Asks before a call that cannot be taken back. */
export function CallQuestion<Id extends EndpointId>({
  call,
  input,
  renews,
  onDone,
  ...questionProps
}: CallQuestionProps<Id>) {
  const running = useChange(call, onDone ?? questionProps.onClose, ...renews);
  return <Question {...questionProps} running={running} onYes={() => running.mutate(input)} />;
}
