import type { LeftOutTotal, ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { formatDistance } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { TableHead } from '../../ui/ScrollingTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { type ManoeuvreText, useManoeuvreText } from './en.ts';
import { afterWords, inconclusiveReason } from './plan-words.ts';

/** Hot, nominal, cold, late and missed. */
export function Branches({ result }: { readonly result: ManoeuvreResult }) {
  const text = useManoeuvreText();
  const columns = text.branchColumns;
  const isLate = result.branches.some(({ branch }) => branch === 'LATE');
  // Older plans do not contain it.
  const isTold = result.branches.some(({ plane }) => plane !== undefined);
  return (
    <>
      <table className="mv-pairs" aria-label={text.branches.title}>
        <TableHead columns={[columns.branch, columns.pc, columns.total, columns.miss]} />
        <tbody>
          {result.branches.map(({ probability, totalProbability, missDistance, ...branch }) => (
            <tr key={branch.branch}>
              <th scope="row">
                {text.branches[branch.branch]}
                {branch.isInadequate && (
                  <>
                    {' '}
                    <Status level="serious">{inconclusiveReason([branch], text)}</Status>
                  </>
                )}
              </th>
              <td className="mono">{afterWords(branch.outcome, probability, text)}</td>
              <td className="mono">{formatPc(totalProbability)}</td>
              <td className="mono">{formatDistance(missDistance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isTold && <p className="mv-faint">{isLate ? text.branchNotes.late : text.branchNotes.notLate}</p>}
    </>
  );
}

/** Effects on the other conjunctions, the worst first. */
export function OtherEvents({ result }: { readonly result: ManoeuvreResult }) {
  const text = useManoeuvreText();
  const otherEvents = result.events.slice(1).toSorted((a, b) => b.probabilityAfter - a.probabilityAfter);
  const { leftOutEvents = [] } = result;
  const [worst] = otherEvents;
  if (worst === undefined && leftOutEvents.length === 0) return <p className="mv-faint">{text.others.none}</p>;
  return (
    <>
      {worst && <p className="mv-faint">{text.others.worst(worst.secondaryName, formatPc(worst.probabilityAfter))}</p>}
      <table className="mv-pairs" aria-label={text.others.title}>
        <TableHead columns={[text.others.object, text.pair.before, text.pair.after]} />
        <tbody>
          {otherEvents.map((event) => (
            <tr key={event.conjunctionId}>
              <th scope="row">
                {event.secondaryName}
                {event.isRaised && (
                  <>
                    {' '}
                    <Status level="serious">{text.others.raised}</Status>
                  </>
                )}
                {event.isInadequate && (
                  <>
                    {' '}
                    <Status level="serious">{inconclusiveReason([event], text)}</Status>
                  </>
                )}
              </th>
              <td className="mono">{formatPc(event.probabilityBefore)}</td>
              <td className="mono">{afterWords(event.outcome, event.probabilityAfter, text)}</td>
            </tr>
          ))}
          {leftOutEvents.map(({ conjunctionId, secondaryName, reason, probabilityBefore, probabilityAfter }) => (
            <tr key={conjunctionId}>
              <th scope="row">
                {secondaryName} <Status level="serious">{text.others.leftOutWith(text.others.leftOut[reason])}</Status>
              </th>
              <td className="mono">{formatPc(probabilityBefore)}</td>
              <td className="mono">{formatPc(probabilityAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Shows the total of the excluded conjunctions; empty without any. */
export function LeftOut({ total }: { readonly total: LeftOutTotal | undefined }) {
  const text = useManoeuvreText();
  if (total === undefined) return null;
  return <span className="mv-faint">{leftOutWords(total, text)}</span>;
}

export const leftOutWords = ({ count, totalProbability }: LeftOutTotal, text: ManoeuvreText): string =>
  text.leftOut(count, formatPc(totalProbability));
