import { absent, formatNumber, formatSignificant } from './number.ts';

type Value = number | null | undefined;
const given = (value: Value): value is number => typeof value === 'number' && Number.isFinite(value);
const withUnit = (value: number, decimals: number, unit: string) => `${formatNumber(value, decimals)}\u00a0${unit}`;

/** A distance in the unit that reads best: 0.352 m, 376.3 m, 12.41 km. */
export function formatDistance(distanceM: Value): string {
  if (!given(distanceM)) return absent;
  const size = Math.abs(distanceM);
  if (size < 1) return withUnit(distanceM, 3, 'm');
  if (size < 1_000) return withUnit(distanceM, 1, 'm');
  if (size < 10_000) return withUnit(distanceM, 0, 'm');
  return withUnit(distanceM / 1000, size < 1_000_000 ? 2 : 0, 'km');
}

/** A speed: mm/s and cm/s for manoeuvres, m/s and km/s for encounters. */
export function formatSpeed(speedMps: Value): string {
  if (!given(speedMps)) return absent;
  const size = Math.abs(speedMps);
  if (size !== 0 && size < 0.01) return withUnit(speedMps * 1000, 2, 'mm/s');
  if (size !== 0 && size < 1) return withUnit(speedMps * 100, 2, 'cm/s');
  if (size < 1000) return withUnit(speedMps, 2, 'm/s');
  return withUnit(speedMps / 1000, 2, 'km/s');
}

/** An angle given in radians, shown in degrees. */
export function formatAngle(angleRad: Value, decimals = 1): string {
  return given(angleRad) ? `${formatNumber((angleRad * 180) / Math.PI, decimals)}\u00b0` : absent;
}

/** An association threshold: radians in, arcseconds with four significant digits out (K-03). */
export function formatArcseconds(angleRad: Value): string {
  return given(angleRad) ? `${formatSignificant((angleRad * 180 * 3600) / Math.PI, 4)}\u2033` : absent;
}

export function formatMass(massKg: Value): string {
  if (!given(massKg)) return absent;
  return massKg < 1 ? withUnit(massKg * 1000, 1, 'g') : withUnit(massKg, massKg < 100 ? 2 : 1, 'kg');
}

export function formatBytes(bytes: Value): string {
  if (!given(bytes)) return absent;
  if (bytes < 1000) return withUnit(bytes, 0, 'B');
  if (bytes < 1_000_000) return withUnit(bytes / 1000, 1, 'kB');
  return withUnit(bytes / 1_000_000, 1, 'MB');
}

/** A length of time: 42 s, 7 min 30 s, 1 h 12 min, 3 d 4 h. */
export function formatDuration(seconds: Value): string {
  if (!given(seconds)) return absent;
  const whole = Math.round(Math.abs(seconds));
  const sign = seconds < 0 && whole > 0 ? '\u2212' : '';
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ];
  const first = parts.findIndex(([amount]) => amount > 0);
  if (first === -1) return '0\u00a0s';
  const shown = parts.slice(first, first + 2).filter(([amount]) => amount > 0);
  return sign + shown.map(([amount, unit]) => `${amount}\u00a0${unit}`).join(' ');
}
