import { formatDegrees } from '../../format/angle.ts';
import { formatDistance } from '../../format/length.ts';
import { ABSENT } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { formatSigmas } from '../../format/sigma.ts';
import { StatusIcon } from '../status/StatusMark.tsx';
import { usePlotText } from '../texts/plots/en.ts';
import type { PlaneMessage } from './plane-message.ts';
import type { PlaneScene } from './plane-scene.ts';

/** The numbers under the picture: semi-axes and angle of one sigma, sigma distance, Pc; or why there are none. */
export function PlaneReadout({ message, scene }: { readonly message: PlaneMessage; readonly scene: PlaneScene }) {
  const text = usePlotText();
  const words = text.plane;
  const { ellipse, missSigma, ellipseFault } = scene;
  const cells = [
    { name: words.semiMajor, value: formatDistance(ellipse?.aM) },
    { name: words.semiMinor, value: formatDistance(ellipse?.bM) },
    {
      name: words.angle,
      value: formatDegrees(ellipse && (ellipse.angleRad * 180) / Math.PI),
    },
    { name: words.missSigma, value: missSigma === null ? ABSENT : `${formatSigmas(missSigma)}\u03c3` },
    { name: words.hardBody, value: formatDistance(message.hardBodyRadiusM) },
  ];
  return (
    <>
      <dl className="plane-readout">
        {cells.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{text.pc}</dt>
          <dd>
            <StatusIcon level={message.level} /> {formatPc(message.pc)}
          </dd>
        </div>
      </dl>
      {ellipseFault !== null && <p className="plane-note">{words.faults[ellipseFault]}</p>}
    </>
  );
}
