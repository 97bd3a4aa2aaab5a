import { formatDegrees } from '../../format/angle.ts';
import { formatDistance } from '../../format/length.ts';
import { absent } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { formatSigmas } from '../../format/sigma.ts';
import { StatusIcon } from '../status/StatusMark.tsx';
import type { PlaneMessage } from './plane-message.ts';
import type { PlaneScene } from './plane-scene.ts';

const NOTES: Readonly<Record<NonNullable<PlaneScene['ellipseFault']>, string>> = {
  'covariance-missing': 'No covariance in this message: point and hard body only.',
  'covariance-not-finite': 'The covariance is not a number: point and hard body only.',
  'covariance-not-positive': 'The covariance is not positive semi-definite: point and hard body only.',
};

/** The numbers under the picture: semi-axes and angle of one sigma, sigma distance, Pc; or why there are none. */
export function PlaneReadout({ message, scene }: { readonly message: PlaneMessage; readonly scene: PlaneScene }) {
  const { ellipse, missSigma, ellipseFault } = scene;
  const cells = [
    { name: 'a (1\u03c3)', value: formatDistance(ellipse?.aM) },
    { name: 'b (1\u03c3)', value: formatDistance(ellipse?.bM) },
    {
      name: 'Angle',
      value: formatDegrees(ellipse && (ellipse.angleRad * 180) / Math.PI),
    },
    { name: 'Miss in \u03c3', value: missSigma === null ? absent : `${formatSigmas(missSigma)}\u03c3` },
    { name: 'Hard body', value: formatDistance(message.hardBodyRadiusM) },
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
          <dt>Pc</dt>
          <dd>
            <StatusIcon level={message.level} /> {formatPc(message.pc)}
          </dd>
        </div>
      </dl>
      {ellipseFault !== null && <p className="plane-note">{NOTES[ellipseFault]}</p>}
    </>
  );
}
