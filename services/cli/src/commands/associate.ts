import { readTdm } from '@keepout/ccsds/tdm/read';
import { tdmTracks } from '@keepout/ccsds/tdm/tracks';
import { associatedObject } from '@keepout/operations/associate/associate';
import { siteOfSensor } from '@keepout/operations/sensor/sensor';
import type { AssociationMetric } from '@keepout/tracking/association/associate';
import { type KnownSensor, measurementTracks } from '@keepout/tracking/intake';
import { RAD_PER_DEG } from '@keepout/units/angle';
import type { Command } from 'commander';
import {
  EOP_OPTION,
  noteOrientation,
  orientationUsed,
  readEarthOrientationFile,
} from '../files/earth-orientation-file.ts';
import { readPackedText } from '../files/input-file.ts';
import { faultLine, inputAtFault, wrongUsage } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';
import { placeOption } from '../process/place-option.ts';
import { print, printError } from '../process/print.ts';
import { associationReport } from '../tracking/association-report.ts';
import { catalogueCandidates, ephemerisCandidate } from '../tracking/candidates.ts';
import { installedSensor } from '../tracking/installed-sensor.ts';
import { collected } from '../tracking/sensor-options.ts';

interface Options {
  readonly tdm: string;
  readonly catalogue?: string;
  readonly oem: readonly string[];
  readonly site?: string;
  readonly sensor?: string;
  readonly operator?: string;
  readonly metric: string;
  readonly angleSigma: string;
  readonly rangeSigma: string;
  readonly rateSigma: string;
  readonly clockSigma: string;
  readonly orbitSigma?: string;
  readonly eop?: string;
}

const ARCSEC = RAD_PER_DEG / 3600;
const METRICS: ReadonlyMap<string, AssociationMetric> = new Map(
  Object.entries({
    mahalanobis: 'MAHALANOBIS_DISTANCE',
    angular: 'ANGULAR_DISTANCE',
  }),
);

/** Maximum of a sigma, in the unit of its option. */
const LARGEST = 1e9;

export function addAssociate(program: Command): void {
  program
    .command('associate')
    .description('correlate the optical and radar tracks of a TDM with objects')
    .requiredOption(
      '--tdm <file>',
      'tracking data message: RADEC or AZEL, RANGE, DOPPLER_INSTANTANEOUS; also gzip, zip',
    )
    .option('--catalogue <file>', 'TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip')
    .option('--oem <file>', 'OEM or OCM of one object with its covariance; can be repeated', collected, [])
    .option('--site <lat,lon,height>', 'sensor site: degrees north, degrees east, metres (WGS-84)')
    .option('--sensor <code>', 'sensor of this installation, with its site and accuracy; a given sigma has priority')
    .option('--operator <id>', 'with --sensor: organisation of the sensor')
    .option('--metric <name>', 'metric of the decision: mahalanobis or angular', 'mahalanobis')
    .option('--angle-sigma <arcsec>', 'one sigma of an angle', '2')
    .option('--range-sigma <metres>', 'one sigma of a range', '50')
    .option('--rate-sigma <m/s>', 'one sigma of a range rate', '1')
    .option('--clock-sigma <seconds>', 'one sigma of a clock error that may explain a track; 0: none', '1')
    .option(
      '--orbit-sigma <metres>',
      'one sigma of the orbits along track (default: by covariance, or by regime and age)',
    )
    .option(...EOP_OPTION)
    .action(async (options: Options, command: Command) => {
      print(`${JSON.stringify(await associate(options, command), null, 2)}\n`);
    });
}

async function associate(options: Options, command: Command): Promise<unknown[]> {
  const sensor = await sensorOf(options, (name) => command.getOptionValueSource(name) === 'cli');
  const metric = METRICS.get(options.metric);
  if (metric === undefined) throw wrongUsage(`--metric ${options.metric}: must be mahalanobis or angular`);
  const clockSigmaS = numberOption('--clock-sigma', options.clockSigma, 0, LARGEST);
  const alongTrackM =
    options.orbitSigma === undefined
      ? undefined
      : numberOption('--orbit-sigma', options.orbitSigma, 1 / LARGEST, LARGEST);
  if (options.catalogue === undefined && options.oem.length === 0) throw wrongUsage('give --catalogue or --oem');
  const eop = options.eop === undefined ? undefined : readEarthOrientationFile(options.eop);
  const tdm = readTdm(readPackedText(options.tdm));
  if (!tdm.ok) throw inputAtFault(faultLine(options.tdm, tdm.fault));
  const read = tdmTracks(tdm.value);
  for (const warning of read.warnings) printError(`${faultLine(options.tdm, warning)}\n`);
  const [first, ...otherFaults] = read.faults;
  if (first !== undefined && read.tracks.length === 0) throw inputAtFault(faultLine(options.tdm, first));
  for (const fault of first === undefined ? [] : [first, ...otherFaults])
    printError(`${faultLine(options.tdm, fault)}\n`);
  const candidates = [
    ...(options.catalogue === undefined ? [] : catalogueCandidates(options.catalogue, alongTrackM)),
    ...options.oem.map((path) => ephemerisCandidate(path, alongTrackM, eop)),
  ];
  const { tracks } = measurementTracks(read.tracks, () => sensor, eop);
  const epochs = tracks.flatMap(({ measurements }) => measurements.map(({ receptionTaiS }) => receptionTaiS));
  noteOrientation('the site is', eop, epochs);
  return tracks.map((track) => {
    const { association, initial = null } = associatedObject(track, candidates, {
      metric,
      clockSigmaS,
      ...(eop && { eop }),
    });
    const orientation = orientationUsed(eop, track.measurements[0]?.receptionTaiS ?? 0);
    return associationReport(track, association, orientation, initial);
  });
}

/** Returns the sensor of the options, or that of the installation with the given options replaced. */
async function sensorOf(options: Options, isGiven: (option: keyof Options) => boolean): Promise<KnownSensor> {
  const { site, sensor: code, operator } = options;
  if ((site === undefined) === (code === undefined)) throw wrongUsage('give either --site or --sensor');
  if (code === undefined && operator !== undefined) throw wrongUsage('--operator is of use with --sensor only');
  const sigma = {
    angleRad: numberOption('--angle-sigma', options.angleSigma, 1 / LARGEST, LARGEST) * ARCSEC,
    rangeM: numberOption('--range-sigma', options.rangeSigma, 1 / LARGEST, LARGEST),
    rangeRateMps: numberOption('--rate-sigma', options.rateSigma, 1 / LARGEST, LARGEST),
  };
  if (site !== undefined) return { site: siteOfSensor(placeOption('--site', site)), sigma };
  const installed = await installedSensor(code ?? '', operator);
  return {
    ...installed,
    sigma: {
      ...sigma,
      ...installed.sigma,
      ...(isGiven('angleSigma') && { angleRad: sigma.angleRad }),
      ...(isGiven('rangeSigma') && { rangeM: sigma.rangeM }),
      ...(isGiven('rateSigma') && { rangeRateMps: sigma.rangeRateMps }),
    },
  };
}
