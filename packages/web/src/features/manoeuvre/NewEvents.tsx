import type { CandidateScreening, TradeSpaceScreening } from '@keepout/contract/ca/candidate-screening';
import { formatDistance } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { Moment } from '../../time/Moment.tsx';
import { usePlannerText } from './en.ts';
import { type PassageOfTotal, passagesOf, type ScreenedCell } from './screened-cells.ts';

export interface NewEventsProps {
  readonly screening: Pick<TradeSpaceScreening, 'objects'> &
    Pick<
      ScreenedCell,
      'newEvents' | 'totalProbability' | 'estimatedProbability' | 'estimatedIncrease' | 'exceedsAllowedIncrease'
    >;
  /** Whether the screening is of a trade-space cell: its total then includes known conjunctions with estimated covariance. */
  readonly isCell?: boolean;
}

const MOST_SHOWN = 3;

/** New conjunctions of a manoeuvre and the total Pc; conjunctions with estimated covariance have separate lines. */
export function NewEvents({ screening, isCell = false }: NewEventsProps) {
  const text = usePlannerText().screening;
  const { objects, newEvents, totalProbability, estimatedProbability, estimatedIncrease, exceedsAllowedIncrease } =
    screening;
  const statedEvents = newEvents.filter(({ isEstimated }) => !isEstimated);
  const estimated = newEvents.filter(({ isEstimated }) => isEstimated);
  return (
    <>
      <span className="planner-faint">
        {isCell ? text.cellTotal : text.total} <span className="mono">{formatPc(totalProbability)}</span>
      </span>
      {statedEvents.length === 0 && <span className="planner-faint">{text.clear(formatNumber(objects))}</span>}
      {statedEvents.slice(0, MOST_SHOWN).map(({ secondaryName, secondaryNoradId, tca, missDistance, probability }) => (
        <span key={`${secondaryNoradId} ${tca}`} className="planner-creates">
          {text.creates(secondaryName)} <span className="mono">Pc {formatPc(probability)}</span> ·{' '}
          {formatDistance(missDistance)} · <Moment at={tca} />
        </span>
      ))}
      {statedEvents.length > MOST_SHOWN && (
        <span className="planner-creates">{text.more(statedEvents.length - MOST_SHOWN)}</span>
      )}
      {estimated.length > 0 && (
        <span className="planner-faint">{text.estimated(estimated.length, formatPc(estimated[0]?.probability))}</span>
      )}
      {exceedsAllowedIncrease ? (
        <span className="planner-creates">
          {text.exceedsAllowedIncrease(formatPc(estimatedIncrease ?? estimatedProbability))}
        </span>
      ) : (
        estimatedProbability > 0 && (
          <span className="planner-faint">{text.estimatedAdded(formatPc(estimatedProbability))}</span>
        )
      )}
    </>
  );
}

/** All close approaches whose Pc a candidate changes; those with estimated covariance do not count in the total and are folded separately. */
export function ChangedPassages({ screening }: { readonly screening: Pick<CandidateScreening, 'changedPassages'> }) {
  const text = usePlannerText().screening;
  const { stated, estimated } = passagesOf(screening.changedPassages);
  const worse = stated.filter(({ change }) => change > 0).length;
  const byEstimate = estimated.length > 0 && (
    <>
      <summary>{text.estimatedPassages(estimated.length)}</summary>
      <PassageList passages={estimated} />
    </>
  );
  // Without counted close approaches, "0 changed" would be a misleading heading for the uncounted ones.
  if (stated.length === 0) return byEstimate && <details className="planner-passages">{byEstimate}</details>;
  return (
    <details className="planner-passages">
      <summary>{text.passages(worse, stated.length - worse)}</summary>
      <PassageList passages={stated} />
      {byEstimate && <details>{byEstimate}</details>}
    </details>
  );
}

function PassageList({ passages }: { readonly passages: readonly PassageOfTotal[] }) {
  return (
    <ul>
      {passages.map(
        ({ secondaryName, secondaryNoradId, tca, missDistance, probabilityBefore, probability, change }) => (
          <li key={`${secondaryNoradId} ${tca}`} className={change > 0 ? 'planner-creates' : 'planner-faint'}>
            {secondaryName}{' '}
            <span className="mono">
              {change > 0 && '+'}
              {formatPc(change)} (Pc {formatPc(probabilityBefore)} → {formatPc(probability)})
            </span>{' '}
            · {formatDistance(missDistance)} · <Moment at={tca} />
          </li>
        ),
      )}
    </ul>
  );
}
