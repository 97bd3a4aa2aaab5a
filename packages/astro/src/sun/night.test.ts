import { describe, expect, it } from 'vitest';
import { moonLitShare, skySpans } from './night.ts';

const DAY_MS = 86_400_000;
const DARK_DEG = -12;
const at = (latitudeDeg: number, longitudeDeg: number) => ({
  latitudeRad: (latitudeDeg * Math.PI) / 180,
  longitudeRad: (longitudeDeg * Math.PI) / 180,
  heightM: 0,
});
const hours = (spans: ReturnType<typeof skySpans>, kind: string) =>
  spans
    .filter((candidate) => candidate.kind === kind)
    .reduce((sum, { startMs, endMs }) => sum + (endMs - startMs) / 3_600_000, 0);

describe('the night over a place', () => {
  it('has its middle at local midnight', () => {
    // 2026-03-20, equinox: at 0 degrees the Sun is lowest seven minutes after midnight (equation of time).
    const spans = skySpans(at(0, 0), DARK_DEG, Date.UTC(2026, 2, 20, 12), Date.UTC(2026, 2, 21, 12));
    const [night] = spans.filter(({ kind }) => kind === 'night');
    const middle = (night!.startMs + night!.endMs) / 2;
    expect(Math.abs(middle - Date.UTC(2026, 2, 21, 0, 7))).toBeLessThan(10 * 60_000);
    // 12 h less two times 12 degrees at 15 degrees an hour.
    expect(hours(spans, 'night')).toBeCloseTo(10.4, 0);
  });
  it('does not come in the far north in June', () => {
    const start = Date.UTC(2026, 5, 21);
    expect(hours(skySpans(at(78, 15), DARK_DEG, start, start + DAY_MS), 'night')).toBe(0);
    expect(hours(skySpans(at(-85, 15), DARK_DEG, start, start + DAY_MS), 'night')).toBe(24);
  });
});

it('the Moon is dark when new and lit when full', () => {
  // New Moon 2026-08-12 17:37 UTC, full Moon 2026-08-28 04:18 UTC: eclipses of that year.
  expect(moonLitShare(Date.UTC(2026, 7, 12, 17, 40))).toBeLessThan(0.001);
  expect(moonLitShare(Date.UTC(2026, 7, 28, 4, 20))).toBeGreaterThan(0.999);
});
