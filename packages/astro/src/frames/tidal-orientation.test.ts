import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { julianCenturiesTt, parseUtc } from '../epoch.ts';
import { type EarthOrientation, readEarthOrientation, type TidesBetweenDays } from './earth-orientation.ts';
import { libration, oceanTides, zonalTides } from './tides.ts';

const ONE_PICOSECOND = 1e-12;
/** The tide is taken at UT1 with tides, 0.1 ms from UT1 without. */
const TEN_PICOSECONDS = 1e-11;

function table(name: string, tides?: TidesBetweenDays): EarthOrientation {
  const path = new URL(`../../../../conformance/frames/earth-orientation-${name}.txt`, import.meta.url);
  const read = readEarthOrientation(readFileSync(path, 'utf8'), tides);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}
const epoch = (text: string): number => {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
};
const ut1Of = (eop: EarthOrientation, epochTaiS: number): number => eop.at(epochTaiS).ut1MinusTaiS;

describe('Earth orientation with tides', () => {
  it('at midnight is the printed value with the tides of a day and half a day, which it does not have', () => {
    const [eop, printed] = [table('2024'), table('2024', 'none')];
    for (let day = 1; day < 8; day++) {
      const t = eop.startTaiS + 86_400 * day;
      const ut1S = t + ut1Of(printed, t);
      const short = oceanTides(ut1S)[2] * 1e-6 + libration(ut1S).ut1S;
      expect(Math.abs(ut1Of(eop, t) - ut1Of(printed, t) - short)).toBeLessThan(ONE_PICOSECOND);
    }
  });

  it('between days follows the zonal tides, which straight lines cut off', () => {
    const [eop, lines] = [table('2024'), table('2024', 'none')];
    let most = 0;
    for (let hour = 24; hour < 8 * 24; hour++) {
      const t = eop.startTaiS + 3600 * hour;
      const ut1S = t + ut1Of(lines, t);
      const short = oceanTides(ut1S)[2] * 1e-6 + libration(ut1S).ut1S;
      // What is left is a cubic of the smooth part; where two of them meet, at midnight, their slopes differ a little.
      const smooth = (at: number): number => {
        const s = at + ut1Of(lines, at);
        const tidal = oceanTides(s)[2] * 1e-6 + libration(s).ut1S + zonalTides(julianCenturiesTt(at)).ut1S;
        return ut1Of(eop, at) - tidal;
      };
      const bend = smooth(t - 600) - 2 * smooth(t) + smooth(t + 600);
      expect(Math.abs(bend)).toBeLessThan(2e-7);
      most = Math.max(most, Math.abs(ut1Of(eop, t) - short - ut1Of(lines, t)));
    }
    expect(most).toBeGreaterThan(5e-6);
    expect(most).toBeLessThan(1e-4);
  });

  it('has no step in a leap second, and none where a day begins', () => {
    const eop = table('2016');
    for (const [before, after] of [
      ['2016-12-31T23:59:59.5', '2016-12-31T23:59:60.5'],
      ['2016-12-31T23:59:60.999', '2017-01-01T00:00:00'],
      ['2016-12-30T23:59:59.9', '2016-12-31T00:00:00.1'],
    ] as const) {
      // A second of Earth rotation rate: length of day is off by a millisecond or two a day.
      expect(Math.abs(ut1Of(eop, epoch(after)) - ut1Of(eop, epoch(before)))).toBeLessThan(3e-8);
    }
  });

  it('moves UT1 by no more than the tides of a day do, and the pole with it', () => {
    const [eop, lines] = [table('2003'), table('2003', 'none')];
    let pole = 0;
    for (let hour = 24; hour < 8 * 24; hour++) {
      const t = eop.startTaiS + 3600 * hour;
      const [a, b] = [eop.at(t), lines.at(t)];
      expect(Math.abs(a.ut1MinusTaiS - b.ut1MinusTaiS)).toBeLessThan(2e-4);
      pole = Math.max(pole, Math.hypot(a.xpRad - b.xpRad, a.ypRad - b.ypRad));
      expect(Math.abs(a.lodS - b.lodS)).toBeLessThan(1e-4);
    }
    // A milliarcsecond is 5e-9 rad.
    expect(pole).toBeGreaterThan(5e-10);
    expect(pole).toBeLessThan(5e-9);
  });

  it('of one day is that day, less and plus its tides', () => {
    const text = '2020 03 02 58910 0.03 0.5 -0.202 0.003 -0.14 -0.03 0 0 37';
    const outcome = readEarthOrientation(text);
    if (!outcome.ok) throw new Error(outcome.fault.code);
    const { startTaiS } = outcome.value;
    const ut1S = startTaiS - 37.202;
    const short = oceanTides(ut1S)[2] * 1e-6 + libration(ut1S).ut1S;
    expect(Math.abs(outcome.value.at(startTaiS).ut1MinusTaiS - (-37.202 + short))).toBeLessThan(TEN_PICOSECONDS);
  });
});
