import { formatUtcZ } from '@keepout/astro/epoch';
import { type EarthOrientation, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import type { Vec3 } from '@keepout/astro/nouns';
import { statementOf, tell, textOf } from '@keepout/contract/sentences';
import type { DynamicsParameters } from '@keepout/operations/orbit/known-orbit';
import { orbitAfter } from '@keepout/operations/update/update';
import type { MeasurementResidual, OrbitUpdate } from '@keepout/tracking/orbit-update/update-orbit';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import type { Command } from 'commander';
import {
  EOP_OPTION,
  noteOrientation,
  orientationUsed,
  readEarthOrientationDaysFile,
} from '../files/earth-orientation-file.ts';
import { airOf, atmosphereName } from '../files/space-weather-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';
import { print, printError } from '../process/print.ts';
import { type KnownPrior, priorOfFile } from '../tracking/prior-file.ts';
import {
  addSensorOptions,
  collected,
  type SensorTexts,
  sensorOptions,
  sitesOfFiles,
} from '../tracking/sensor-options.ts';
import { type FileTrack, tracksOfFile } from '../tracking/tdm-tracks.ts';

interface Options extends SensorTexts {
  readonly tdm: readonly string[];
  readonly prior: string;
  readonly priorSigma?: string;
  readonly editSigma: string;
  readonly model: string;
  readonly atmosphere?: string;
  readonly spaceWeather?: string;
  readonly eop?: string;
}

export function addOrbitUpdate(program: Command): void {
  const command = program
    .command('orbit-update')
    .description('update an orbit with observations and print it with its covariance')
    .requiredOption('--tdm <file>', 'tracking data message; can be repeated', collected)
    .requiredOption('--prior <file>', 'prior orbit: OMM, TLE, OEM or OCM of one object')
    .option(
      '--prior-sigma <r,t,n>',
      'sigmas of the prior in RTN, m (default: from the file, or estimated for an element set)',
    );
  addSensorOptions(command, 'sensor site: degrees north, east, metres; one for all files, or one for each')
    .option('--edit-sigma <n>', 'rejection threshold, sigmas', '4')
    .option(
      '--model <name>',
      'force model: two-body, or full (EGM96 36x36 in low orbit and 20x20 above, Sun, Moon, drag of the element set)',
      'full',
    )
    .option('--atmosphere <name>', 'atmosphere model: exponential, or nrlmsise-00 (default with --space-weather)')
    .option('--space-weather <file>', 'space weather for nrlmsise-00: SW-All.csv of CelesTrak, also gzip')
    .option(...EOP_OPTION)
    .option('--json', 'print JSON (always)')
    .action((options: Options) => {
      const { update, wire } = orbitUpdate(options);
      print(`${JSON.stringify(wire, null, 2)}\n`);
      if (update.state !== 'UPDATED') throw inputAtFault(`${update.state}: ${messageOf(update)}`);
      printError(`${messageOf(update)}\n`);
    });
}

const messageOf = ({ message }: OrbitUpdate): string => textOf(statementOf(message));

function orbitUpdate(options: Options): { readonly update: OrbitUpdate; readonly wire: unknown } {
  const sensor = sensorOptions(options);
  const sites = sitesOfFiles(sensor.sites, options.tdm);
  const editSigma = numberOption('--edit-sigma', options.editSigma, 1, 1000);
  const sigmaRtnM = options.priorSigma === undefined ? undefined : sigmas(options.priorSigma);
  if (options.model !== 'two-body' && options.model !== 'full')
    throw wrongUsage(`--model ${options.model}: two-body or full`);
  const name = atmosphereName(options.atmosphere, options.spaceWeather);
  if (options.model === 'two-body' && (options.atmosphere ?? options.spaceWeather) !== undefined) {
    throw wrongUsage('--atmosphere, --space-weather: they belong to --model full');
  }
  const air = options.model === 'two-body' ? undefined : airOf(name, options.spaceWeather);
  const earthOrientation = options.eop === undefined ? undefined : readEarthOrientationDaysFile(options.eop);
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const tracks = options.tdm.flatMap((file, i) => tracksOfFile(file, { ...sensor, ...sites[i]! }, eop));
  const times = tracks.flatMap(({ measurements }) => measurements.map(({ receptionTaiS }) => receptionTaiS));
  noteOrientation('sites are', eop, times);
  const middleTaiS = (Math.min(...times) + Math.max(...times)) / 2;
  const prior = priorOfFile(options.prior, middleTaiS, sigmaRtnM, eop, air);
  noteNames(tracks, prior, options.prior);
  const motion = air === undefined ? 'two-body' : prior.motion;
  const answer = orbitAfter({
    prior: prior.prior,
    motion,
    wantedAtTaiS: null,
    tracks,
    editSigma,
    ...(earthOrientation && { earthOrientation }),
  });
  if (!answer.ok) throw inputAtFault(`${options.tdm.join(', ')}: ${textOf(tell(answer.fault.code))}`);
  const { update } = answer.value;
  const atmosphere = answer.value.atmosphere && { ...answer.value.atmosphere, model: name };
  return {
    update,
    wire: { ...wireUpdate(update, prior, tracks, eop), atmosphere, drag: wireDrag(update, prior.motion) },
  };
}

/** Returns the estimated drag as a factor of that of the element set; null without an estimate. */
function wireDrag({ force }: OrbitUpdate, { drag }: DynamicsParameters): object | null {
  if (force === undefined || drag === undefined) return null;
  return { factor: 1 + drag.sigmaShare * force.sigmas, sigma: drag.sigmaShare * Math.sqrt(force.variance) };
}

/** A message that names another object is used all the same: names differ between catalogues. */
function noteNames(tracks: readonly FileTrack[], { names }: KnownPrior, prior: string): void {
  const plain = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const plainNames = new Set(names.map(plain));
  for (const { file, participants } of tracks) {
    if (participants.some((participant) => plainNames.has(plain(participant)))) continue;
    printError(
      `${file}: names ${participants.join(', ')}, and ${prior} ${names.join(', ')}: it may be another object\n`,
    );
  }
}

function sigmas(text: string): Vec3 {
  const parts = text.split(',');
  if (parts.length !== 3) throw wrongUsage(`--prior-sigma ${text}: three numbers R,T,N in metres`);
  const [r, t, n] = parts.map((part) => numberOption('--prior-sigma', part, 1e-6, 1e8));
  return [r!, t!, n!];
}

function wireUpdate(
  update: OrbitUpdate,
  { covariance }: KnownPrior,
  tracks: readonly FileTrack[],
  eop: EarthOrientation | undefined,
): object {
  const { covarianceRtn } = update;
  return {
    state: update.state,
    message: messageOf(update),
    epoch: formatUtcZ(update.epochTaiS, 6),
    frame: 'EME2000',
    positionKm: update.positionM.map((value) => value / 1000),
    velocityKmS: update.velocityMps.map((value) => value / 1000),
    covarianceRtn:
      covarianceRtn === undefined
        ? null
        : [0, 1, 2, 3, 4, 5].map((row) => [...covarianceRtn.subarray(6 * row, 6 * row + 6)]),
    wrms: update.wrms ?? null,
    residuals: update.residuals.map((residual) => wireResidual(residual, tracks)),
    accepted: update.accepted,
    rejected: update.rejected,
    observability: textOf(statementOf([update.observability])),
    priorCovariance: covariance,
    earthOrientation: orientationUsed(eop, update.epochTaiS),
  };
}

function wireResidual(residual: MeasurementResidual, tracks: readonly FileTrack[]): unknown {
  const arcsec = (angleRad: number): number => Number((angleRad / RAD_PER_ARCSEC).toPrecision(4));
  const { rightAscensionRad, declinationRad, rangeM, rangeRateMps } = residual;
  return {
    file: tracks[residual.track]!.file,
    epoch: formatUtcZ(residual.receptionTaiS, 6),
    ...(rightAscensionRad !== undefined && { raArcsec: arcsec(rightAscensionRad) }),
    ...(declinationRad !== undefined && { decArcsec: arcsec(declinationRad) }),
    ...(rangeM !== undefined && { rangeM: Number(rangeM.toPrecision(6)) }),
    ...(rangeRateMps !== undefined && { rangeRateMps: Number(rangeRateMps.toPrecision(6)) }),
    use: residual.use,
  };
}
