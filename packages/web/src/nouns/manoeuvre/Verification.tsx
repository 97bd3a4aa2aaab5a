import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreVerification } from '@keepout/contract/ca/manoeuvre-verification';
import { formatDistance } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatSpeed } from '../../format/speed.ts';
import { paths } from '../../navigation/paths.ts';
import { Moment } from '../../time/Moment.tsx';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { TableHead } from '../../ui/ScrollingTable.tsx';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import { useManoeuvreText } from './en.ts';
import './manoeuvre.css';

const AXES = ['r', 't', 'n'] as const;
/** Plans that are with the satellite, or were flown. */
const FLOWN: ReadonlySet<string> = new Set(['COMMITTED', 'EXECUTED', 'VERIFIED']);

/** Compares the flown with the planned manoeuvre; empty for a plan that has not been sent to the satellite. */
export function Verification({ plan }: { readonly plan: ManoeuvrePlan }) {
  const text = useManoeuvreText().verification;
  const zone = useZone((state) => state.zone);
  const { verification, state, result } = plan;
  if (!FLOWN.has(state)) return null;
  const endMs = (parseTime(result.figures.ignitionEpoch) ?? Number.NaN) + 1000 * result.figures.manoeuvreDuration;
  return (
    <section aria-label={text.title} className="mv-verification">
      <h3>{text.title}</h3>
      {verification === null ? <p className="mv-note">{text.waits(formatTime(endMs, zone))}</p> : null}
      {verification !== null && <Achieved verification={verification} />}
    </section>
  );
}

function Achieved({ verification }: { readonly verification: ManoeuvreVerification }) {
  const words = useManoeuvreText();
  const text = words.verification;
  const { deltaV, deltaVSigma, plannedDeltaV, share, shareSigma } = verification;
  const percent = `${formatNumber(100 * share, 1)}\u00a0%`;
  const rows = [
    {
      key: 'share',
      label: text.share,
      value: (
        <Status level={levelOfShare(share)}>
          {shareSigma === null ? percent : `${percent} ± ${formatNumber(100 * shareSigma, 1)}\u00a0%`}
        </Status>
      ),
    },
    {
      key: 'residual',
      label: text.residual,
      value: (
        <span className="mono">
          {text.residualOf(formatDistance(verification.residual), formatDistance(verification.residualRms))}
        </span>
      ),
    },
    {
      key: 'compared',
      label: text.compared,
      value: (
        <>
          <Moment at={verification.comparedFrom} /> – <Moment at={verification.comparedTo} />
        </>
      ),
    },
    {
      key: 'file',
      label: text.file,
      value: <Link href={paths.oems(verification.oemFileId)}>{verification.oemFileId}</Link>,
    },
  ];
  return (
    <>
      <table className="mv-pairs" aria-label={text.table}>
        <TableHead corner={text.axis} columns={[text.planned, text.achieved]} />
        <tbody>
          {AXES.map((axis, at) => (
            <tr key={axis}>
              <th scope="row">{words.rows[axis]}</th>
              <td className="mono">{formatSpeed(plannedDeltaV[at])}</td>
              <td className="mono">
                {formatSpeed(deltaV[at])}
                {shareSigma !== null && ` ± ${formatSpeed(deltaVSigma[at])}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <KeyValue rows={rows} />
      {shareSigma === null && <p className="mv-faint">{text.noSigma}</p>}
      {verification.isShareOnly && <p className="mv-faint">{text.shareOnly}</p>}
    </>
  );
}

/** Limits of the deviation from the plan: nominal, and worth a review. */
const [AS_PLANNED, WORTH_A_LOOK] = [0.1, 0.3];

/** How a burn went, by the share of the plan that was achieved. */
export function levelOfShare(share: number): StatusLevel {
  const off = Math.abs(share - 1);
  if (off <= AS_PLANNED) return 'ok';
  return off <= WORTH_A_LOOK ? 'caution' : 'serious';
}
