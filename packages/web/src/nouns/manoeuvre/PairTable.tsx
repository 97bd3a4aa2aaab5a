import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { beliefWords } from '@keepout/contract/ca/words/belief-words';
import { formatDistance, formatSigmas } from '../../format/length.ts';
import { formatPc, formatPcFull } from '../../format/probability.ts';
import { formatTimeMs, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { TableHead } from '../../ui/ScrollingTable.tsx';
import { useConjunctionText } from '../conjunction/en.ts';
import { ScaledNote } from '../conjunction/ScaledSigmas.tsx';
import { useManoeuvreText } from './en.ts';
import { LeftOut } from './Outcomes.tsx';
import { afterWords } from './plan-words.ts';

/** The event that is avoided, figure by figure, without the manoeuvre and with it. */
export function PairTable({ result }: { readonly result: ManoeuvreResult }) {
  const text = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const { confidences, belief } = useConjunctionText();
  const { withExecutionError, confidenceReason, scaledSigmas } = result;
  const [event] = result.events;
  const at = (time: string) => formatTimeMs(parseTime(time), zone);
  const axis = (key: 'r' | 't' | 'n', place: number, outcome: ManoeuvreResult['events'][number]) => ({
    key,
    before: formatDistance(outcome.relativePositionBefore[place]),
    after: formatDistance(outcome.relativePositionAfter[place]),
  });
  const rows = [
    {
      key: 'pc',
      ...pcPair(result.probabilityBefore, result.probability),
      after: afterWords(event?.outcome, result.probability, text),
    },
    ...(result.confidence && confidenceReason
      ? [
          {
            key: 'confidence',
            before: '',
            after: confidences[result.confidence],
            wholeAfter: beliefWords({ confidenceReason, scaledSigmas }, belief),
          },
        ]
      : []),
    ...(withExecutionError ? [{ key: 'execution', before: '', after: formatPc(withExecutionError.probability) }] : []),
    { key: 'total', ...pcPair(result.totalProbabilityBefore, result.totalProbability) },
    ...(withExecutionError
      ? [{ key: 'totalExecution', before: '', after: formatPc(withExecutionError.totalProbability) }]
      : []),
    ...(event
      ? [
          {
            key: 'miss',
            before: formatDistance(event.missDistanceBefore),
            after: formatDistance(event.missDistanceAfter),
          },
          axis('r', 0, event),
          axis('t', 1, event),
          axis('n', 2, event),
          { key: 'tca', before: at(event.tcaBefore), after: at(event.tcaAfter) },
        ]
      : []),
    { key: 'sigma', before: '', after: formatSigmas(result.mahalanobisDistance) },
  ] as const;
  return (
    <>
      <table className="mv-pairs" aria-label={text.result}>
        <TableHead corner={text.pair.figure} columns={[text.pair.before, text.pair.after]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{text.rows[row.key as keyof typeof text.rows]}</th>
              <td className="mono" title={'wholeBefore' in row ? row.wholeBefore : undefined}>
                {row.before}
              </td>
              <td className="mono" title={'wholeAfter' in row ? row.wholeAfter : undefined}>
                {row.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ScaledNote of={result.events.map((outcome) => outcome.scaledSigmas)} />
      <LeftOut total={result.leftOutByOperator} />
    </>
  );
}

const pcPair = (before: number, after: number) => ({
  before: formatPc(before),
  after: formatPc(after),
  wholeBefore: formatPcFull(before),
  wholeAfter: formatPcFull(after),
});
