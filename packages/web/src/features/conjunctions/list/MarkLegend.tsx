import { CircleQuestionMark } from 'lucide-react';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { useRiskText } from '../../../nouns/risk/en.ts';
import { riskOrder } from '../../../nouns/risk/risk-order.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { Status } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';
import type { ListText } from './texts/en.ts';

/** What the marks of list, timeline and strip mean: shape, colour and word. */
export function MarkLegend({ text }: { readonly text: ListText }) {
  const risk = useRiskText();
  const { verdicts } = useConjunctionText();
  return (
    <Popover
      label={text.legend.label}
      placement="bottom end"
      trigger={
        <IconButton label={text.legend.open}>
          <CircleQuestionMark size={16} aria-hidden />
        </IconButton>
      }
    >
      <ul className="cj-legend">
        {riskOrder.map((level) => (
          <li key={level}>
            <Status level={levelOfLabel(level)}>
              {risk.label}: {risk.levels[level]}
            </Status>
          </li>
        ))}
        <li>
          <Status level={levelOfLabel('NO_CONCLUSION')}>
            {verdicts.NO_CONCLUSION}: {text.legend.unclear}
          </Status>
        </li>
      </ul>
    </Popover>
  );
}
