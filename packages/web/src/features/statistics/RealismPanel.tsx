import type { RealismGroup } from '@keepout/contract/ca/statistics';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { type Figure, formatNumber, formatSignificant, isGiven, MINUS } from '../../format/number.ts';
import { useConjunctionText } from '../../nouns/conjunction/en.ts';
import { FigureTable } from '../../nouns/figures/FigureTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useStatisticsText } from './en.ts';
import { RealismRules } from './RealismRules.tsx';

/** Time before a refresh, ms: new data arrives only with past conjunctions and a few ephemerides per day. */
const FRESH_MS = 60 * 60_000;

/** Covariance realism of messages, ephemerides and element sets: stated covariance against actual errors, by kind. */
export function RealismPanel() {
  const { realism: text } = useStatisticsText();
  const query = useQuery({ ...useApi().query('getCovarianceRealism'), staleTime: FRESH_MS });
  if (query.data === undefined)
    return (
      <Panel title={text.title}>
        <QueryState query={query} loading={text.loading} rows={3} rowPx={32} />
      </Panel>
    );
  const { groups, messages } = query.data;
  return <Realism groups={groups} messages={messages} />;
}

/** Smaller factors have an exponent. */
const LEAST_PLAIN_FACTOR = 1e-3;

/** A factor in three significant digits: 1.23, 3.74e−8. */
function factorText(factor: Figure): string {
  if (!isGiven(factor) || factor === 0 || Math.abs(factor) >= LEAST_PLAIN_FACTOR) return formatSignificant(factor);
  return factor.toExponential(2).replaceAll('-', MINUS);
}

function Realism({ groups, messages }: { readonly groups: readonly RealismGroup[]; readonly messages: number }) {
  const { realism: text } = useStatisticsText();
  const { covariances, confidences } = useConjunctionText();
  const percent = (value: number) => `${formatNumber(100 * value, 1)}\u00a0%`;
  const limits = ({ factorLow, factorHigh }: RealismGroup) =>
    factorLow === null || factorHigh === null ? null : `${factorText(factorLow)} – ${factorText(factorHigh)}`;
  const verdict = ({ confidence, shortfalls, isLowerBound, factorLow }: RealismGroup) => {
    if (isLowerBound && factorLow !== null) return factorLow > 1 ? text.contradicted : text.untold;
    const lacks = shortfalls.map((shortfall) => text.shortfalls[shortfall]).join(', ');
    return [confidence && confidences[confidence], lacks].filter(Boolean).join(': ');
  };
  return (
    <FigureTable
      title={text.title}
      fileName="covariance-realism"
      empty={text.none}
      table={{
        columns: [
          { name: text.comparison },
          { name: text.originator },
          { name: text.source },
          { name: text.orbit },
          { name: text.lead },
          { name: text.samples },
          { name: text.objects },
          { name: text.factor, format: factorText },
          { name: text.limits },
          { name: text.within(1), format: percent },
          { name: text.within(2), format: percent },
          { name: text.beyond, format: percent },
          { name: text.verdict },
        ],
        rows: groups.map((group) => [
          text.comparisons[group.comparison],
          group.comparison.startsWith('ELEMENTS') ? null : group.originator,
          covariances[group.covarianceSource],
          text.orbits[group.regime],
          text.days(group.leadFromDays, group.leadToDays),
          group.samples,
          group.objects,
          group.factor,
          limits(group),
          group.within1Sigma,
          group.within2Sigma,
          group.beyond3Sigma,
          verdict(group),
        ]),
      }}
    >
      <p className="statistics-note">{text.note(formatNumber(messages))}</p>
      <RealismRules groups={groups.filter(({ comparison }) => comparison === 'MESSAGES')} />
    </FigureTable>
  );
}
