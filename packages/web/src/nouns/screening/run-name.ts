import type { ScreeningSummary as Screening, WireVolume } from '@keepout/contract/ca/screening';
import { formatNumber } from '../../format/number.ts';

/** How a run is called: by its satellites, for a file by the file too. */
export const runName = ({ satelliteNames, fileName }: Pick<Screening, 'satelliteNames' | 'fileName'>): string =>
  [satelliteNames.join(', '), fileName].filter((name) => name !== null && name !== '').join(' · ');

/** `OPS_CAT` and `MAN_VS_CDM` read as the two sources of orbits that they are; every other type as it is called. */
export const screeningTypeName = (type: string): string =>
  /^[A-Z]{3}(_VS)?_[A-Z]{3}$/.test(type) ? type.replace(/_(VS_)?/, ' × ') : type;

const decimalsOf = (valueKm: number) => (Number.isInteger(valueKm) ? 0 : valueKm < 1 ? 3 : 1);
const km = (valueM: number) => formatNumber(valueM / 1000, decimalsOf(valueM / 1000));

/** The size of a volume in R × T × N, km; a length that is not given is the radial one, as the server takes it. */
export function volumeSize({ shape, r, t, n }: WireVolume): string {
  return shape === 'SPHERE' ? `${km(r)} km` : `${km(r)} × ${km(t ?? r)} × ${km(n ?? r)} km`;
}
