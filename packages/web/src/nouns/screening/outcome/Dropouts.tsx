import { formatNumber } from '../../../format/number.ts';
import { Moment } from '../../../time/Moment.tsx';
import { Breakable } from '../../../ui/Breakable.tsx';
import { TableHead } from '../../../ui/ScrollingTable.tsx';
import { type OutcomeText, useOutcomeText } from './en.ts';
import './dropouts.css';

export interface ScreeningDropout {
  readonly noradId: number;
  readonly name: string;
  /** A code, alone or with the message of the theory and a time. */
  readonly reason: string;
  /** UTC; where the reason does not name it. */
  readonly from?: string;
}

export interface DropoutsProps {
  readonly dropouts: readonly ScreeningDropout[];
  /** How many there are; more than `dropouts` where the list was cut. */
  readonly total: number;
}

/** Lines that are worth reading; the count says how many there are. */
const MOST_LINES = 200;

/** Lists objects that could not be propagated to the end of the window, with the reason, so that unscreened objects are visible. */
export function Dropouts({ dropouts, total }: DropoutsProps) {
  const text = useOutcomeText().dropouts;
  if (total === 0) return null;
  const visibleDropouts = dropouts.slice(0, MOST_LINES).map((dropout) => ({ ...dropout, ...wordsOf(dropout, text) }));
  const hasTimes = visibleDropouts.some(({ from }) => from !== undefined);
  return (
    <details className="dropouts">
      <summary>{text.summary(total, formatNumber(total))}</summary>
      {visibleDropouts.length < total && <p>{text.first(formatNumber(visibleDropouts.length))}</p>}
      <table>
        <TableHead columns={[text.norad, text.name, text.reason, ...(hasTimes ? [text.from] : [])]} />
        <tbody>
          {visibleDropouts.map(({ noradId, name, reason, words, from }) => (
            <tr key={`${noradId} ${reason}`}>
              <td className="mono">{noradId}</td>
              <td>
                <Breakable text={name} />
              </td>
              <td>{words}</td>
              {hasTimes && <td>{from !== undefined && <Moment at={from} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function wordsOf(
  { reason, from }: ScreeningDropout,
  text: OutcomeText['dropouts'],
): { words: string; from: string | undefined } {
  const cause = readDropoutReason(reason);
  if (cause === undefined) return { words: reason, from };
  const plain = (code: string) => code.replaceAll('-', ' ');
  const words = text.reasons[cause.code] ?? plain(cause.code);
  return {
    words: cause.theory === undefined ? words : `${words}: ${text.theory[cause.theory] ?? plain(cause.theory)}`,
    from: cause.from ?? from,
  };
}

interface DropoutReason {
  readonly code: string;
  /** Message of the orbit theory; absent for every other reason. */
  readonly theory: string | undefined;
  /** From when on, UTC. */
  readonly from: string | undefined;
}

const PARTS = /^([a-z0-9-]+)(?:: (.*?))?(?: from (\d{4}-\d\d-\d\dT[\d:.]+Z))?$/;

/** The server's `code: words of the theory from TIME` in its parts; undefined where it is written otherwise. */
export function readDropoutReason(reason: string): DropoutReason | undefined {
  const [, code, theory, from] = PARTS.exec(reason) ?? [];
  return code === undefined ? undefined : { code, theory, from };
}
