import { isPositiveDefinite } from '@keepout/astro/covariance/positive-definite';
import { covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { FrameName } from '@keepout/astro/nouns';
import { stateOfSix } from '@keepout/astro/six-numbers';
import type { Command } from 'commander';
import { readOrbitFile } from '../files/orbit-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';

interface InterpolatedState {
  readonly time: string;
  readonly frame: FrameName;
  readonly positionKm: readonly number[];
  readonly velocityKmS: readonly number[];
  /** 6x6 by rows in the frame: km^2, km^2/s, km^2/s^2. */
  readonly covarianceKm: readonly (readonly number[])[] | null;
  readonly isPositive: boolean | null;
}

const MOST_TIMES = 100_000;

export function addInterpolate(program: Command): void {
  program
    .command('interpolate')
    .description('state and covariance of an ephemeris between its points')
    .argument('<file>', 'OEM or OCM')
    .requiredOption('--at <times>', 'UTC, separated by commas')
    .option('--json', 'print JSON')
    .action((file: string, options: { readonly at: string; readonly json?: boolean }) => {
      const states = interpolated(file, options.at.split(',').map(timeOf));
      process.stdout.write(options.json ? `${JSON.stringify(states, null, 2)}\n` : states.map(table).join('\n'));
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
    const six = new Float64Array(6);
    if (!ephemeris.stateAt(epochTaiS, six)) {
      const span = `${formatUtcZ(ephemeris.startTaiS)} to ${formatUtcZ(ephemeris.stopTaiS)}`;
      throw inputAtFault(`${file}: no state at ${formatUtcZ(epochTaiS)}; it is useable from ${span}`);
    }
    const state = stateOfSix(six, epochTaiS, ephemeris.frame);
    const covariance = ephemeris.covarianceAt?.(epochTaiS);
    const matrix = covariance && covarianceInStateFrame(covariance, state).matrix.map((value) => value / 1e6);
    return {
      time: formatUtcZ(epochTaiS, 6),
      frame: ephemeris.frame,
      positionKm: state.positionM.map((m) => m / 1000),
      velocityKmS: state.velocityMps.map((mps) => mps / 1000),
      covarianceKm: matrix ? Array.from({ length: 6 }, (_, row) => [...matrix.subarray(6 * row, 6 * row + 6)]) : null,
      isPositive: matrix ? isPositiveDefinite(matrix, 6) : null,
    };
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
