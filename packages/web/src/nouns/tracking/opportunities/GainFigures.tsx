import type { ExpectedGain } from '@keepout/contract/odt/opportunity';
import { formatDistance } from '../../../format/length.ts';
import { formatPercent } from '../../../format/number.ts';
import { formatPc } from '../../../format/probability.ts';
import { ScaledNote } from '../../conjunction/ScaledSigmas.tsx';
import { useTrackingText } from '../en.ts';
import { GainBar } from './GainBar.tsx';
import '../tracking-noun.css';

/** Expected effect of a set of passes: uncertainty of the miss distance, Pc with its spread, and the verdict. */
export function GainFigures({ gain }: { readonly gain: ExpectedGain }) {
  const text = useTrackingText().gain;
  const figures = [
    { name: text.before, value: formatDistance(gain.missSigmaBefore) },
    { name: text.after, value: formatDistance(gain.missSigmaAfter) },
    { name: text.pcNow, value: formatPc(gain.pcNow) },
    { name: text.pcAfter, value: formatPc(gain.pcMedian) },
  ];
  return (
    <div className="gain-figures">
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="mono">{value}</dd>
          </div>
        ))}
      </dl>
      {gain.pcMedian !== null && <p className="quiet-text">{text.band(formatPc(gain.pcLow), formatPc(gain.pcHigh))}</p>}
      {gain.withoutPc > 0 && <p className="quiet-text">{text.withoutPc(formatPercent(gain.withoutPc))}</p>}
      <ScaledNote of={[gain.scaledSigmas]} />
      <GainBar gain={gain} hasWords />
    </div>
  );
}
