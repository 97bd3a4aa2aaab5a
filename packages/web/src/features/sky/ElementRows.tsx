import type { OrbitalElements } from '@keepout/contract/sky/elements';
import { formatNumber, formatWithUnit } from '../../format/number.ts';
import { KeyValue, type KeyValueRow } from '../../ui/KeyValue.tsx';
import { useSkyText } from './en.ts';

export const degreesText = (angleDeg: number): string => `${formatNumber(angleDeg, 4)}\u00b0`;

/** Orbital elements and derived quantities, below other given rows. */
export function ElementRows({ elements, before = [] }: { elements: OrbitalElements; before?: readonly KeyValueRow[] }) {
  const text = useSkyText().figures;
  const row = (key: keyof typeof text, value: string): KeyValueRow => ({ key, label: text[key], value });
  const { perigeeHeight, apogeeHeight } = elements;
  return (
    <>
      <KeyValue
        rows={[
          ...before,
          row('semiMajorAxis', formatWithUnit(elements.semiMajorAxis / 1000, 3, 'km')),
          row('eccentricity', formatNumber(elements.eccentricity, 7)),
          row('inclination', degreesText(elements.inclination)),
          row('raan', degreesText(elements.raan)),
          row('argumentOfPerigee', degreesText(elements.argumentOfPerigee)),
          row('trueAnomaly', degreesText(elements.trueAnomaly)),
          row('meanAnomaly', degreesText(elements.meanAnomaly)),
          row('period', formatWithUnit(elements.period / 60, 3, 'min')),
          row('meanMotion', formatNumber(elements.meanMotion, 6)),
          row('heights', `${formatNumber(perigeeHeight / 1000, 1)} × ${formatWithUnit(apogeeHeight / 1000, 1, 'km')}`),
        ]}
      />
      <p className="sky-quiet">{text.heightNote}</p>
    </>
  );
}
