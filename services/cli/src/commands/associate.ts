import { formatUtcZ } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { tdmDirections } from '@keepout/ccsds/tdm/angles';
import { readTdm } from '@keepout/ccsds/tdm/read';
import {
  type AssociationCandidate,
  associateTrack,
  type RankedCandidate,
} from '@keepout/tracking/association/associate';

import { RAD_PER_DEG } from '@keepout/units/angle';
import type { Command } from 'commander';
import { readCatalogueFile } from '../files/catalogue-file.ts';
import {
  EOP_OPTION,
  noteOrientation,
  orientationUsed,
  readEarthOrientationFile,
} from '../files/earth-orientation-file.ts';
import { readText } from '../files/input-file.ts';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { faultLine } from '../process/fault-line.ts';
import { siteOption } from '../process/site-option.ts';

interface Options {
  readonly tdm: string;
  readonly catalogue: string;
  readonly site: string;
  readonly angleSigma: string;
  readonly orbitSigma: string;
  readonly eop?: string;
}

interface Candidate {
  readonly noradId: number;
  readonly name: string;
}

const ARCSEC = RAD_PER_DEG / 3600;

export function addAssociate(program: Command): void {
  program
    .command('associate')
    .description('find the catalogue object that made each optical track of a TDM and print a report as JSON')
    .requiredOption('--tdm <file>', 'tracking data message: right ascension and declination in EME2000')
    .requiredOption('--catalogue <file>', 'TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip')
    .requiredOption('--site <lat,lon,height>', 'where it was seen from: degrees north, degrees east, metres (WGS-84)')
    .option('--angle-sigma <arcsec>', 'one sigma of an angle', '2')
    .option('--orbit-sigma <metres>', 'one sigma of the orbits along their track', '1000')
    .option(...EOP_OPTION)
    .action((options: Options) => {
      process.stdout.write(`${JSON.stringify(associate(options), null, 2)}\n`);
    });
}

function associate(options: Options): unknown[] {
  const site = siteOption('--site', options.site);
  const angleRad = positive('--angle-sigma', options.angleSigma) * ARCSEC;
  const alongTrackM = positive('--orbit-sigma', options.orbitSigma);
  const eop = options.eop === undefined ? undefined : readEarthOrientationFile(options.eop);
  const tdm = readTdm(readText(options.tdm));
  if (!tdm.ok) throw inputAtFault(faultLine(options.tdm, tdm.fault));
  const candidates = readCatalogueFile(options.catalogue).map(
    (elements): AssociationCandidate<Candidate> => ({
      id: { noradId: elements.noradId, name: elements.name },
      orbit: sgp4Ephemeris(elements),
      accuracy: { angleRad, alongTrackM },
    }),
  );
  if (eop === undefined) noteOrientation('the site is', eop, []);
  return tdm.value.segments.map((segment, index) => {
    const directions = tdmDirections(segment);
    if (!directions.ok) throw inputAtFault(faultLine(options.tdm, directions.fault));
    const observations = directions.value;
    const epochs = observations.map(({ receptionTaiS }) => receptionTaiS);
    if (eop !== undefined) noteOrientation('the site is', eop, epochs);
    const found = associateTrack({ site, observations }, candidates, eop);
    return {
      segment: index + 1,
      observer: segment.participants[0] ?? null,
      start: formatUtcZ(observations[0]?.receptionTaiS ?? 0, 6),
      stop: formatUtcZ(observations.at(-1)?.receptionTaiS ?? 0, 6),
      observations: observations.length,
      verdict: found.verdict,
      object: found.verdict === 'associated' ? (found.ranked[0]?.id ?? null) : null,
      ratioToNext: found.ratio ?? null,
      earthOrientation: orientationUsed(eop, epochs[0] ?? 0),
      candidatesInCone: found.candidatesInCone,
      nearest: found.ranked.map(reported),
    };
  });
}

function reported(one: RankedCandidate<Candidate>): Record<string, unknown> {
  const arcsec = (angleRad: number): number => Number((angleRad / ARCSEC).toPrecision(6));
  return {
    ...one.id,
    medianDistanceArcsec: arcsec(one.medianDistanceRad),
    thresholdArcsec: Number((one.thresholdRad / ARCSEC).toPrecision(4)),
    rmsRightAscensionArcsec: arcsec(one.rmsRightAscensionRad),
    rmsDeclinationArcsec: arcsec(one.rmsDeclinationRad),
    timeOffsetS: Number(one.timeOffsetS.toPrecision(4)),
    mahalanobisSquared: Number(one.mahalanobisSquared.toPrecision(6)),
    degreesOfFreedom: one.degreesOfFreedom,
    medianRangeKm: Number((one.medianRangeM / 1000).toFixed(3)),
    residualsArcsec: one.residualsRad.map((pair) => pair.map(arcsec)),
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw wrongUsage(`${name} ${text}: must be a number above zero`);
  return value;
}
