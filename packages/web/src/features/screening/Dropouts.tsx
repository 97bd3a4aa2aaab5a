import type { Screening } from '@keepout/contract/ca/screening';
import { formatNumber } from '../../format/number.ts';
import { useScreeningTexts } from './use-texts.ts';

/** Which objects could not be followed to the end of the window, and why: what was not screened is said. */
export function Dropouts({ run }: { readonly run: Screening }) {
  const text = useScreeningTexts();
  if (run.state !== 'COMPLETED') return null;
  const { dropouts, dropoutCount } = run;
  if (dropoutCount === 0) return <p className="run-quiet">{text.details.noDropouts}</p>;
  return (
    <details>
      <summary>
        {text.details.dropouts}: {text.details.dropoutsOf(formatNumber(dropouts.length), formatNumber(dropoutCount))}
      </summary>
      <table className="fault-table">
        <thead>
          <tr>
            <th scope="col">NORAD</th>
            <th scope="col">{text.columns.secondary}</th>
            <th scope="col">{text.columns.reason}</th>
          </tr>
        </thead>
        <tbody>
          {dropouts.map(({ noradId, name, reason }) => (
            <tr key={`${noradId} ${reason}`}>
              <td className="mono">{noradId}</td>
              <td>{name}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
