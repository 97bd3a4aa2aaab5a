import type { RiskLevel } from '@keepout/contract/ca/enums';
import { riskBarsPath } from '../../charts/status/risk-bars.ts';
import { levelOfLabel } from '../../ui/status-level.ts';
import './risk-symbol.css';

/** The symbol of a risk level alone: ascending bars, so that it is no symbol of a verdict. */
export function RiskSymbol({ risk, size = 16 }: { readonly risk: RiskLevel; readonly size?: number }) {
  const level = levelOfLabel(risk);
  const { raised, stubs } = riskBarsPath(level, 8, 8, 16);
  return (
    <svg
      className={`status-symbol risk-symbol status-${level}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path className="risk-stubs" d={stubs} />
      <path d={raised} />
    </svg>
  );
}
