import type { AnnualRiskEstimate } from '@keepout/contract/ca/statistics';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { useStatisticsText } from './en.ts';
import { FigureTable } from './FigureTable.tsx';

/** Flux and count side by side, and whether they agree. */
export function Estimates({ estimate }: { readonly estimate: AnnualRiskEstimate }) {
  const { estimates: text } = useStatisticsText();
  const limits = (lower: string, upper: string) => `${lower} – ${upper}`;
  return (
    <FigureTable
      title={text.title}
      fileName="annual-estimates"
      table={{
        columns: [
          { name: text.estimate },
          { name: text.rate, format: (value) => formatNumber(value, 1) },
          { name: text.rateLimits },
          { name: text.collision, format: formatPc },
          { name: text.collisionLimits },
        ],
        rows: [
          [text.flux, estimate.fluxPerYear, null, estimate.fluxProbability, null],
          [
            text.counting(estimate.countedEvents),
            estimate.countedPerYear,
            limits(formatNumber(estimate.countedPerYearLower), formatNumber(estimate.countedPerYearUpper)),
            estimate.countedProbability,
            limits(formatPc(estimate.countedProbabilityLower), formatPc(estimate.countedProbabilityUpper)),
          ],
        ],
      }}
    >
      <p className="statistics-note">{estimate.isAgreed ? text.agree : text.disagree}</p>
    </FigureTable>
  );
}
