import { nextActionOf } from '@keepout/contract/ca/next-action';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { verdictOrder } from '../../../nouns/conjunction/list/fields.ts';
import { Status } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';

/** The marks by what they advise, and that of somebody who says the opposite. */
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
