import { toUnixMs } from '@keepout/astro/epoch';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import type { ServerContext } from '../../hosting/module.ts';
import { type CalibrationTrackRow, calibrationTracks, keepCalibration } from './store.ts';

/** Calibration uses the last tracks only, since a sensor changes over time. */
const NEWEST_TRACKS = 50;
/** Fewer say little. */
const LEAST_TRACKS = 3;

/** Calibrates a sensor by the residuals of its newest tracks of objects with well-known orbits. */
export async function calibrate({ database }: Pick<ServerContext, 'database'>, sensorId: string): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const tracks = await calibrationTracks(tx, sensorId, NEWEST_TRACKS);
    if (tracks.length < LEAST_TRACKS) return;
    const time = (taiS: number) => new Date(toUnixMs(taiS)).toISOString();
    await keepCalibration(tx, {
      sensorId,
      at: time(Math.max(...tracks.map(({ endTaiS }) => endTaiS))),
      measuredFrom: time(Math.min(...tracks.map(({ startTaiS }) => startTaiS))),
      tracks: tracks.length,
      points: tracks.reduce((sum, { points }) => sum + points, 0),
      ...calibrationFigures(tracks),
    });
  });
}

/** Scatter of all tracks together, by their degrees of freedom; the median of the clocks, which one odd track does not move. */
export function calibrationFigures(
  tracks: readonly Pick<
    CalibrationTrackRow,
    'angleSquareSum' | 'angleFreedom' | 'rangeSquareSum' | 'rangeFreedom' | 'timeBiasS'
  >[],
): {
  readonly angleSigmaArcsec: number | null;
  readonly rangeSigmaM: number | null;
  readonly timeBiasS: number | null;
} {
  const angle = sigma(tracks.map(({ angleSquareSum, angleFreedom }) => [angleSquareSum ?? 0, angleFreedom]));
  const range = sigma(tracks.map(({ rangeSquareSum, rangeFreedom }) => [rangeSquareSum ?? 0, rangeFreedom]));
  const clocks = tracks.flatMap(({ timeBiasS }) => timeBiasS ?? []).sort((a, b) => a - b);
  const middle = (clocks[clocks.length >> 1] ?? 0) + (clocks[(clocks.length - 1) >> 1] ?? 0);
  return {
    angleSigmaArcsec: angle === null ? null : angle / RAD_PER_ARCSEC,
    rangeSigmaM: range,
    timeBiasS: clocks.length === 0 ? null : middle / 2,
  };
}

function sigma(sums: readonly (readonly [squareSum: number, freedom: number])[]): number | null {
  const freedom = sums.reduce((sum, [, count]) => sum + count, 0);
  return freedom === 0 ? null : Math.sqrt(sums.reduce((sum, [square]) => sum + square, 0) / freedom);
}
