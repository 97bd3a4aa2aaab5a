import type { Screening } from '@keepout/contract/ca/screening';
import { formatNumber } from '../../format/number.ts';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { riskCounts } from './risk-counts.ts';
import { useScreeningTexts } from './use-texts.ts';

/** How many conjunctions of each risk: symbol and count, the word for screen readers and on hover. */
export function RiskCounts({ risks }: { readonly risks: Screening['risks'] }) {
  const text = useScreeningTexts();
  return (
    <span className="risk-counts">
      {riskCounts(risks).map(({ risk, count }) => (
        <span key={risk} className="risk-count" title={text.risk[risk]} data-none={count === 0 || undefined}>
          <StatusSymbol level={count === 0 ? 'inactive' : levelOfLabel(risk)} size={12} />
          {formatNumber(count)}
          <span className="visually-hidden"> {text.risk[risk]}</span>
        </span>
      ))}
    </span>
  );
}
