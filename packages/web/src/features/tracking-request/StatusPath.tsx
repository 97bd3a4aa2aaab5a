import { useSentences } from '../../api/use-fault-words.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { Moment } from '../../time/Moment.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useRequestText } from './en.ts';
import type { StatusStep } from './status-steps.ts';

/** Status sequence with times; a status outside the sequence is shown as a branch. */
export function StatusPath({ label, steps }: { readonly label: string; readonly steps: readonly StatusStep[] }) {
  const wording = useSentences();
  const text = useRequestText();
  const words = useTrackingText();
  return (
    <ol className="status-path" aria-label={label}>
      {steps.map(({ status, state, at, isSimulated = false, reason, reasonSentences = [] }) => (
        <li key={status} className={`status-path-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="status-path-word">
            <StatusSymbol level={state === 'ahead' ? 'inactive' : levelOfLabel(status)} size={14} />
            {words.statuses[status]}
            {state === 'ahead' && <span className="visually-hidden">, {text.ahead}</span>}
          </span>
          <SimulatedTag isSimulated={isSimulated} />
          {at !== undefined && <Moment at={at} />}
          {reason !== undefined && <span className="quiet-text">{wording(reason, reasonSentences)}</span>}
        </li>
      ))}
    </ol>
  );
}
