import type { RequestStatus } from '@keepout/contract/odt/enums';
import type { Observation } from '@keepout/contract/odt/observation';
import { Status } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useTrackingText } from './en.ts';
import { fileState, OBSERVATION_FILE_LEVELS } from './file-state.ts';
import './tracking-noun.css';

/** Status of a request or a pass: symbol and word. */
export function StatusWord({ status }: { readonly status: RequestStatus }) {
  const text = useTrackingText();
  return <Status level={levelOfLabel(status)}>{text.statuses[status]}</Status>;
}

/** State of a file, with symbol and word; the reason is shown where there is room. */
export function FileStateWord({ file }: { readonly file: Observation }) {
  const text = useTrackingText().fileStates;
  const state = fileState(file);
  return <Status level={OBSERVATION_FILE_LEVELS[state]}>{text[state]}</Status>;
}

/** Marks simulated data, with an explanation on hover. */
export function SimulatedTag({ isSimulated }: { readonly isSimulated: boolean }) {
  const text = useTrackingText();
  if (!isSimulated) return null;
  return (
    <span title={text.simulatedHint} className="simulated-tag">
      <Tag>{text.simulated}</Tag>
    </span>
  );
}
