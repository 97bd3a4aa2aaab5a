import type { EndpointId, InputOf } from '@keepout/client/client';
import { useChange } from '../../api/use-change.ts';
import { ConfirmationDialog, type ConfirmationDialogProps } from './ConfirmationDialog.tsx';

export interface CallConfirmationProps<Id extends EndpointId>
  extends Omit<ConfirmationDialogProps, 'running' | 'onYes'> {
  readonly call: Id;
  readonly input: InputOf<Id>;
  /** Paths at or below which cached answers are invalidated. */
  readonly renews: readonly string[];
  /** Once it is done; without it the question closes. */
  readonly onDone?: () => void;
}

/** Asks before a call that cannot be taken back. */
export function CallConfirmation<Id extends EndpointId>({
  call,
  input,
  renews,
  onDone,
  ...questionProps
}: CallConfirmationProps<Id>) {
  const running = useChange(call, onDone ?? questionProps.onClose, ...renews);
  return <ConfirmationDialog {...questionProps} running={running} onYes={() => running.mutate(input)} />;
}
