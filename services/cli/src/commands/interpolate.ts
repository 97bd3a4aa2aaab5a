import { type InterpolatedState, interpolatedState } from '@keepout/assessment/orbit/interpolated-state';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { Command } from 'commander';
import { readOrbitFile } from '../files/orbit-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { print } from '../process/print.ts';

const MOST_TIMES = 100_000;

export function addInterpolate(program: Command): void {
  program
    .command('interpolate')
    .description('interpolate state and covariance of an ephemeris')
    .argument('<file>', 'OEM or OCM')
    .requiredOption('--at <times>', 'comma-separated times, UTC')
    .option('--json', 'print JSON')
    .action((file: string, options: { readonly at: string; readonly json?: boolean }) => {
      const states = interpolated(file, options.at.split(',').map(timeOf));
      print(options.json ? `${JSON.stringify(states, null, 2)}\n` : states.map(table).join('\n'));
    });
}

function timeOf(text: string, index: number): number {
  if (index >= MOST_TIMES) throw wrongUsage(`--at: at most ${MOST_TIMES} times`);
  const time = parseUtc(text.trim());
  if (!time.ok) throw wrongUsage(`--at ${text}: must be a UTC time (${time.fault.code})`);
  return time.value;
}

function interpolated(file: string, timesTaiS: readonly number[]): readonly InterpolatedState[] {
  const { ephemeris } = readOrbitFile(file);
  return timesTaiS.map((epochTaiS) => {
    const state = interpolatedState(ephemeris, epochTaiS);
    if (state !== undefined) return state;
    const span = `${formatUtcZ(ephemeris.startTaiS)} to ${formatUtcZ(ephemeris.stopTaiS)}`;
    throw inputAtFault(`${file}: no state at ${formatUtcZ(epochTaiS)}; it is usable from ${span}`);
  });
}

function table({ time, frame, positionKm, velocityKmS, covarianceKm, isPositive }: InterpolatedState): string {
  const row = (values: readonly number[]): string => values.map((value) => value.toExponential(9)).join(' ');
  return [
    `${time} ${frame}`,
    `  position    ${positionKm.map((km) => km.toFixed(9)).join(' ')} km`,
    `  velocity    ${velocityKmS.map((kmS) => kmS.toFixed(12)).join(' ')} km/s`,
    ...(covarianceKm === null
      ? ['  covariance  none']
      : [
          `  covariance  ${isPositive ? 'positive' : 'not positive'}, km^2, km^2/s, km^2/s^2`,
          ...covarianceKm.map((values) => `    ${row(values)}`),
        ]),
    '',
  ].join('\n');
}
