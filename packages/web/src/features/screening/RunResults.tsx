import type { Screening } from '@keepout/contract/ca/screening';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { formatDistance } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { paths } from '../../navigation/paths.ts';
import { useConjunctionText } from '../../nouns/conjunction/en.ts';
import { type ConjunctionListRecord, conjunctionList } from '../../nouns/conjunction/listed.ts';
import { useRiskText } from '../../nouns/risk/en.ts';
import { RiskSymbol } from '../../nouns/risk/RiskSymbol.tsx';
import { Moment } from '../../time/Moment.tsx';
import { parseTime } from '../../time/utc.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { headed, RowTable } from '../../ui/RowTable.tsx';
import { nextSort, type RowSort, sortRows } from '../../ui/row-sort.ts';
import { Status } from '../../ui/Status.tsx';
import { levelOfLabel, statusLevels } from '../../ui/status-level.ts';
import { useScreeningTexts } from './en.ts';

/** Maximum number of displayed rows. */
const LONGEST_LIST = 10_000;

/** Results of a completed run; each row links to its conjunction. */
export function RunResults({ run }: { readonly run: Pick<Screening, 'screeningId' | 'conjunctionCount'> }) {
  const text = useScreeningTexts();
  const { screeningId, conjunctionCount } = run;
  const list = useApi().list('listScreeningConjunctions', LONGEST_LIST, { params: { screeningId } });
  const query = useQuery({ ...list, select: conjunctionList });
  return (
    <QueryState query={query} loading={text.details.resultsLoading} rows={6}>
      {({ records }) => <Results conjunctions={records} total={conjunctionCount} />}
    </QueryState>
  );
}

interface ResultsProps {
  readonly conjunctions: readonly ConjunctionListRecord[];
  /** Number of conjunctions at the end of the run; some of an old run may have been deleted since. */
  readonly total: number;
}

function Results({ conjunctions, total }: ResultsProps) {
  const text = useScreeningTexts();
  const lacking = Math.min(total, LONGEST_LIST) - conjunctions.length;
  const goneText = lacking > 0 ? text.details.resultsGone(formatNumber(lacking), formatNumber(total)) : undefined;
  const [sort, setSort] = useState<RowSort>({ column: 'tca', isDescending: false });
  if (conjunctions.length === 0) return <EmptyState text={goneText ?? text.details.resultsEmpty} />;
  const columns = headed<ConjunctionListRecord, keyof typeof text.columns>(
    [
      { id: 'risk', isSortable: true, cell: (conjunction) => <Risk of={conjunction} /> },
      { id: 'tca', isSortable: true, cell: ({ conjunctionData }) => <Moment at={conjunctionData.tca} /> },
      { id: 'satellite', isSortable: true, cell: ({ satelliteName }) => satelliteName },
      { id: 'secondary', isSortable: true, cell: (conjunction) => <Secondary of={conjunction} /> },
      { id: 'pc', isSortable: true, align: 'end', isMono: true, cell: (conjunction) => <Pc of={conjunction} /> },
      {
        id: 'miss',
        isSortable: true,
        align: 'end',
        cell: ({ totalMissDistance, isMinimumInside }) => (
          <span title={`${totalMissDistance} m`}>
            {formatDistance(totalMissDistance)}
            {isMinimumInside === false && <PathOnly />}
          </span>
        ),
      },
      { id: 'verdict', cell: (conjunction) => <VerdictLink of={conjunction} /> },
    ],
    text.columns,
  );
  return (
    <div className="run-results">
      <RowTable
        label={text.details.results}
        columns={columns}
        rows={sortRows(conjunctions, sort, resultValue)}
        keyOf={({ conjunctionId }) => conjunctionId}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column))}
        card={(conjunction) => <ResultCard of={conjunction} />}
      />
      {goneText !== undefined && <p className="run-quiet">{goneText}</p>}
    </div>
  );
}

function resultValue(conjunction: ConjunctionListRecord, column: string): string | number | null {
  if (column === 'risk') return statusLevels.indexOf(levelOfLabel(conjunction.conjunctionData.riskLevel));
  if (column === 'tca') return parseTime(conjunction.conjunctionData.tca) ?? null;
  if (column === 'satellite') return conjunction.satelliteName;
  if (column === 'secondary') return conjunction.object2.name;
  return column === 'pc' ? conjunction.probabilityOfCollision : conjunction.totalMissDistance;
}

interface OfConjunction {
  readonly of: ConjunctionListRecord;
}

function Risk({ of: { conjunctionData } }: OfConjunction) {
  const { levels } = useRiskText();
  const { riskLevel } = conjunctionData;
  return (
    <span className="status">
      <RiskSymbol risk={riskLevel} />
      <span>{levels[riskLevel]}</span>
    </span>
  );
}

function Secondary({ of: { object2 } }: OfConjunction) {
  return (
    <>
      {object2.name} <span className="run-quiet">{object2.noradId}</span>
    </>
  );
}

function Pc({ of: { probabilityOfCollision } }: OfConjunction) {
  const exact = probabilityOfCollision === null ? undefined : String(probabilityOfCollision);
  return <span title={exact}>{formatPc(probabilityOfCollision)}</span>;
}

function VerdictLink({ of: { conjunctionId, satelliteId, verdict } }: OfConjunction) {
  const { verdicts } = useConjunctionText();
  return (
    <Link href={paths.conjunction(satelliteId, conjunctionId)} className="run-verdict">
      <Status level={levelOfLabel(verdict.kind)}>{verdicts[verdict.kind]}</Status>
    </Link>
  );
}

function PathOnly() {
  const { details } = useScreeningTexts();
  return (
    <span className="run-quiet" title={details.pathOnlyHint}>
      {` · ${details.pathOnly}`}
    </span>
  );
}

function ResultCard({ of }: OfConjunction) {
  return (
    <div className="run-card">
      <span className="run-card-line">
        <Risk of={of} />
        <span className="mono">
          <Pc of={of} />
        </span>
      </span>
      <span className="run-card-line">
        <span>
          <Secondary of={of} />
        </span>
        <span>
          {formatDistance(of.totalMissDistance)}
          {of.isMinimumInside === false && <PathOnly />}
        </span>
      </span>
      <span className="run-card-line run-quiet">
        <Moment at={of.conjunctionData.tca} />
        <VerdictLink of={of} />
      </span>
    </div>
  );
}
