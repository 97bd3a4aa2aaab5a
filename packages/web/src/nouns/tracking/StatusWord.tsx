import type { RequestStatus } from '@keepout/contract/odt/enums';
import { Status } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useTrackingText } from './en.ts';

/** Status of a request or a pass: symbol and word. */
export function StatusWord({ status }: { readonly status: RequestStatus }) {
  const text = useTrackingText();
  return <Status level={levelOfLabel(status)}>{text.statuses[status]}</Status>;
}
