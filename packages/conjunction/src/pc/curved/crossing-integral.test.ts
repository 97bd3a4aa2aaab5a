import { describe, expect, it } from 'vitest';
import { crossingIntegral } from './crossing-integral.ts';
import { type OverlapTrack, TRACK_PLACES, type TrackNode } from './overlap-track.ts';

/** A thousand seconds to either side of a peak one second wide; counts where anybody looked. */
function watchedTrack() {
  const looked = new Set<number>();
  const span = { startS: -1000, stopS: 1000 };
  const at = (place: number): TrackNode => {
    looked.add(place);
    return { timeS: span.startS + (place * (span.stopS - span.startS)) / TRACK_PLACES } as TrackNode;
  };
  const crossing = { peakTimeS: 0, widthS: 1, from: 0, to: TRACK_PLACES } as never;
  return { looked, crossing, track: { span, at, crossings: [crossing], main: crossing } as unknown as OverlapTrack };
}

describe('the integral of a rate over a crossing', () => {
  it.each([1, 1e-30, 1e-200])('of a normal curve of height %d is its area', (height) => {
    const { track, crossing, looked } = watchedTrack();
    const { value } = crossingIntegral(track, crossing, 1, ({ timeS }) => height * Math.exp(-0.5 * timeS * timeS));
    expect(value / height).toBeCloseTo(Math.sqrt(2 * Math.PI), 6);
    expect(looked.size).toBeLessThan(60);
  });

  it('of a wide curve between borders that no long step meets is its area, after few looks', () => {
    const { track, crossing, looked } = watchedTrack();
    const [from, to] = [TRACK_PLACES / 64, TRACK_PLACES];
    const [startS, stopS] = [-1000 + 2000 / 64, 1000];
    const wide = { ...(crossing as object), widthS: 70, from, to } as never;
    const { value } = crossingIntegral(track, wide, 1, ({ timeS }) => 1 / (1 + (timeS / 20) ** 2));
    expect(value / (20 * (Math.atan(stopS / 20) - Math.atan(startS / 20)))).toBeCloseTo(1, 4);
    expect(looked.size).toBeLessThan(600);
  });

  it.each([
    [
      'with a tail a thousand widths long',
      1e-3,
      (timeS: number) => Math.exp(-0.5 * (timeS / 1e-3) ** 2) + 1e-3 / (1 + timeS ** 2),
    ],
    ['that hardly falls', 1e-3, (timeS: number) => 1 / (1 + Math.abs(timeS) / 100)],
    [
      'with a needle in it',
      30,
      (timeS: number) => Math.exp(-0.5 * (timeS / 200) ** 2) + 100 * Math.exp(-0.5 * (timeS - 1) ** 2),
    ],
    ['that only rises to its end', 1e-3, (timeS: number) => Math.exp((timeS - 1000) / 10)],
  ])('of a rate %s is its area, after few looks', (_, widthS, rateAt) => {
    const { track, crossing, looked } = watchedTrack();
    const rate = ({ timeS }: TrackNode): number => rateAt(timeS);
    const { value, isSettled } = crossingIntegral(track, { ...(crossing as object), widthS } as never, 1, rate);
    const [steps, stepS] = [4_000_000, 2000 / 4_000_000];
    let area = 0;
    for (let i = 0; i < steps; i++) area += rateAt(-1000 + (i + 0.5) * stepS) * stepS;
    expect(value / area).toBeCloseTo(1, 4);
    expect(isSettled).toBe(true);
    expect(looked.size).toBeLessThan(1200);
  });

  it('of a rate that jumps ends, and says that it is not settled', () => {
    const { track, crossing, looked } = watchedTrack();
    const { isSettled } = crossingIntegral(track, crossing, 1, ({ timeS }) => ((timeS * 1e3) % 2 < 1 ? 1 : 0.5));
    expect(isSettled).toBe(false);
    expect(looked.size).toBeLessThan(5000);
  });

  it.each([1e-308, 1e-313, 5e-324])('of a height of %d, which has few digits, ends as soon', (height) => {
    const { track, crossing, looked } = watchedTrack();
    // Not smooth beyond its digits, whatever the step.
    const { value } = crossingIntegral(track, crossing, 1, ({ timeS }) => height * Math.exp(-0.3 * timeS * timeS));
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(20 * height);
    expect(looked.size).toBeLessThan(60);
  });
});
