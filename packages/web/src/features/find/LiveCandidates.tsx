import { toUnixMs } from '@keepout/astro/epoch';
import { formatMetres } from '../../format/length.ts';
import { formatNumber, formatPercent } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { sizeWords } from '../../nouns/manoeuvre/plan-words.ts';
import type { FoundCandidates, LiveEncounter } from '../../screening-worker/protocol.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { useCandidatesText } from './candidates/en.ts';
import { useFindText } from './en.ts';
import { LiveFailure } from './LiveFailure.tsx';
import type { LivePlanning } from './live-store.ts';

type Candidate = FoundCandidates['candidates'][number];

const intoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'center' });

/** Manoeuvres that avoid a close approach of a file, computed in the browser. */
export function LiveCandidates({
  plan: { avoided, share, atMs, candidates, error },
  onAgain,
}: {
  readonly plan: LivePlanning;
  readonly onAgain: (avoided: LiveEncounter) => void;
}) {
  const { title } = useFindText().plan;
  const text = useCandidatesText();
  const zone = useZone((state) => state.zone);
  return (
    <Panel title={title}>
      <p key={avoided.tcaTaiS} ref={intoView}>
        {avoided.secondary.name}, {formatTime(toUnixMs(avoided.tcaTaiS), zone)}
      </p>
      {error !== undefined && <LiveFailure title={title} error={error} atMs={atMs} onAgain={() => onAgain(avoided)} />}
      {error === undefined && candidates === undefined && (
        <ProgressBar label={text.progress} share={share} valueText={formatPercent(share)} />
      )}
      {candidates && <FoundCandidateTable candidates={candidates} />}
      <p className="find-note">{text.note}</p>
    </Panel>
  );
}

function FoundCandidateTable({
  candidates: { candidates, totalPcBefore, target, isTargetMet },
}: {
  readonly candidates: FoundCandidates;
}) {
  const text = useCandidatesText();
  const { met } = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const timeOf = ({ result: { figures } }: Candidate) => formatTime(toUnixMs(figures.ignitionTaiS), zone);
  const sizeOf = ({ manoeuvre: { manoeuvreType }, result: { figures } }: Candidate) =>
    sizeWords({ manoeuvreType, deltaVMagnitude: figures.deltaVMps, manoeuvreDuration: figures.durationS });
  const doubted = (value: string, isInadequate: boolean) => (
    <span title={isInadequate ? text.inadequate : undefined}>
      {value}
      {isInadequate && ' *'}
    </span>
  );
  const afterOf = ({ result }: Candidate) => {
    const { pc, isInadequate } = result.events[0]!.after;
    return doubted(formatPc(pc), isInadequate);
  };
  const totalOf = ({ result: { totalPc, isInadequate } }: Candidate) => doubted(formatPc(totalPc), isInadequate);
  const part = (axis: 0 | 1 | 2) => (candidate: Candidate) => {
    const { deltaVVector } = { deltaVVector: undefined, ...candidate.manoeuvre };
    return deltaVVector === undefined ? '' : formatNumber(deltaVVector[axis] ?? 0, 4);
  };
  const column = (id: keyof typeof text.columns, cell: RowColumn<Candidate>['cell']): RowColumn<Candidate> => ({
    id,
    header: text.columns[id],
    align: 'end' as const,
    cell,
  });
  return (
    <>
      <p role="status">
        {text.before(formatPc(totalPcBefore), formatPc(target.totalPc))} {isTargetMet && met}
      </p>
      {candidates.length === 0 && !isTargetMet && <EmptyState text={text.none} />}
      {candidates.length > 0 && !isTargetMet && (
        <RowTable
          label={text.table}
          columns={[
            { id: 'ignition', header: text.columns.ignition, cell: timeOf, isMono: true },
            column('orbits', ({ result }) => formatNumber(result.figures.orbitsBeforeTca, 2)),
            column('size', sizeOf),
            column('r', part(0)),
            column('t', part(1)),
            column('n', part(2)),
            { ...column('pc', afterOf), isMono: true },
            { ...column('total', totalOf), isMono: true },
            column('miss', ({ result }) => formatMetres(result.events[0]!.after.missDistanceM)),
          ]}
          rows={candidates}
          keyOf={({ manoeuvre, isFarthest }) => `${manoeuvre.ignitionEpoch} ${isFarthest}`}
          card={(candidate) => (
            <div className="find-card">
              <span className="find-card-line">
                <strong className="mono">{timeOf(candidate)}</strong>
                <span>{sizeOf(candidate)}</span>
              </span>
              <span className="find-card-line find-quiet">
                <span>
                  {text.columns.pc} {afterOf(candidate)}
                </span>
                <span>
                  {text.columns.total} {totalOf(candidate)}
                </span>
              </span>
            </div>
          )}
        />
      )}
    </>
  );
}
