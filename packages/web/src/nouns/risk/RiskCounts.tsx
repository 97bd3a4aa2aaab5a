import type { RiskLevel } from '@keepout/contract/ca/enums';
import { formatNumber } from '../../format/number.ts';
import { useRiskText } from './en.ts';
import { RiskSymbol } from './RiskSymbol.tsx';
import { riskCountsByUrgency } from './risk-counts.ts';
import './risk-counts.css';

/** How many conjunctions of each risk: symbol and count, the word for screen readers and on hover. */
export function RiskCounts({ risks }: { readonly risks: Readonly<Partial<Record<RiskLevel, number>>> }) {
  const { levels } = useRiskText();
  return (
    <span className="risk-counts">
      {riskCountsByUrgency(risks).map(({ risk, count }) => (
        <span key={risk} className="risk-count" title={levels[risk]} data-none={count === 0 || undefined}>
          <RiskSymbol risk={risk} size={12} />
          {formatNumber(count)}
          <span className="visually-hidden"> {levels[risk]}</span>
        </span>
      ))}
    </span>
  );
}

/** The label of a risk level; another name, as of a group of satellites, as it is. */
export function RiskLabel({ of }: { readonly of: string }) {
  const { labels } = useRiskText();
  return labels[of as RiskLevel] ?? of;
}
