import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { arrivalHistory, calibrateArrivals, type MessageTimes, nextMessage } from './next-message.ts';

const HOUR = 3600;
const AROUND_80 = 0.05;
const packed = readFileSync(new URL('../../../../conformance/next-message/arrivals.csv.gz', import.meta.url));
const ARCHIVE: readonly MessageTimes[] = gunzipSync(packed)
  .toString()
  .trim()
  .split('\n')
  .map((line) => {
    const [tcaTaiS = 0, ...createdTaiS] = line.split(',').map(Number);
    return { tcaTaiS, createdTaiS };
  })
  .sort((a, b) => a.tcaTaiS - b.tcaTaiS);
/** Every second event, in whatever season; the other ones foretell it. */
const HELD_OUT = ARCHIVE.filter((_, index) => index % 2 === 1);
const history = arrivalHistory(ARCHIVE.filter((_, index) => index % 2 === 0));

describe('the next message, against an archive of 17,365', () => {
  it('24-13 comes within its 80 % in 75 to 85 % of the events that were not seen, later ones and every second one', () => {
    const later = calibrateArrivals(ARCHIVE)!;
    let arrivals = 0;
    let inside = 0;
    for (const { tcaTaiS, createdTaiS } of HELD_OUT) {
      for (const [index, nowTaiS] of createdTaiS.entries()) {
        const arrivalTaiS = createdTaiS[index + 1];
        if (arrivalTaiS === undefined) continue;
        const stream = { history, createdTaiS: createdTaiS.slice(0, index + 1) };
        const { earliestTaiS, latestTaiS } = nextMessage([stream], { tcaTaiS, nowTaiS })!;
        arrivals++;
        if (earliestTaiS !== undefined && earliestTaiS <= arrivalTaiS && arrivalTaiS <= latestTaiS!) inside++;
      }
    }
    const deviations = [later.inside, inside / arrivals].map((share) => Math.abs(share - 0.8));
    recordValidation({
      room: 'conjunction',
      reference: 'Next message of an event: share that came within the 80 % that was foretold',
      origin: 'NASA CARA Analysis Tools, EventRate: 17,365 archived messages of one satellite within a year (NOSA)',
      deviations,
      unit: 'share',
      tolerance: AROUND_80,
      reason: 'The service changes within the year how often it writes; a share of 7,000 arrivals is known to 0.5 %.',
      note: 'Each tenth of the events by those before it, and every second one by the others. Arrivals are no Poisson process: three turns a day, eight hours apart, some left out; a Gamma-Poisson model alone holds 96 %, in intervals twelve times as wide.',
    });
    expect(later.arrivals).toBeGreaterThan(12_000);
    expect(Math.max(...deviations)).toBeLessThan(AROUND_80);
  });

  it('24-13 comes before a decision is due as often as the chance says', () => {
    const sums = { likely: [0, 0, 0], open: [0, 0, 0], unlikely: [0, 0, 0] };
    for (const { tcaTaiS, createdTaiS } of HELD_OUT) {
      const decideByTaiS = tcaTaiS - 12 * HOUR;
      for (const [index, lastTaiS] of createdTaiS.entries()) {
        const nowTaiS = lastTaiS + 3 * HOUR;
        const arrivalTaiS = createdTaiS[index + 1] ?? Infinity;
        if (nowTaiS >= Math.min(arrivalTaiS, decideByTaiS)) continue;
        const stream = { history, createdTaiS: createdTaiS.slice(0, index + 1) };
        const { chance, outlook } = nextMessage([stream], { tcaTaiS, decideByTaiS, nowTaiS })!.beforeDecision!;
        const sum = sums[outlook];
        sum[0]!++;
        sum[1]! += chance;
        if (arrivalTaiS <= decideByTaiS) sum[2]!++;
      }
    }
    for (const [outlook, [count, foretold, came]] of Object.entries(sums)) {
      expect(count, outlook).toBeGreaterThan(200);
      expect(Math.abs(came! - foretold!) / count!, outlook).toBeLessThan(AROUND_80);
    }
  });
});
