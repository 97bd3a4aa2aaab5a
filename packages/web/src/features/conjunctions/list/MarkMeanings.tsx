import { nextActionOf } from '@keepout/contract/ca/next-action';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { verdictOrder } from '../../../nouns/conjunction/list/fields.ts';
import { Status } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';

/** Legend of the marks: the action that each advises, and the mark of a contrary verdict of another originator. */
export function MarkMeanings({ contrary }: { readonly contrary: string }) {
  const { verdicts, nextActions } = useConjunctionText();
  return (
    <ul className="cj-legend">
      {verdictOrder.map((kind) => (
        <li key={kind}>
          <Status level={levelOfLabel(kind)} isSentence>
            {verdicts[kind]}: {nextActions[nextActionOf({ verdict: { kind, reasons: [] }, nextMessage: null })]}
          </Status>
        </li>
      ))}
      <li>
        <Status level="serious" isSentence>
          {contrary}
        </Status>
      </li>
    </ul>
  );
}
