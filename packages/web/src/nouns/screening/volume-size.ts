import type { WireVolume } from '@keepout/contract/ca/screening';
import { formatNumber } from '../../format/number.ts';

const decimalsOf = (valueKm: number) => (Number.isInteger(valueKm) ? 0 : valueKm < 1 ? 3 : 1);
const km = (valueM: number) => formatNumber(valueM / 1000, decimalsOf(valueM / 1000));

/** The size of a volume in R × T × N, km; a length that is not given is the radial one, as the server takes it. */
export function volumeSize({ shape, r, t, n }: WireVolume): string {
  return shape === 'SPHERE' ? `${km(r)} km` : `${km(r)} × ${km(t ?? r)} × ${km(n ?? r)} km`;
}
