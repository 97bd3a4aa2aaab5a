import { pcConfidenceOf } from '@keepout/assessment/confidence';
import { judge } from '@keepout/assessment/judge';
import { ephemerisParty } from '@keepout/assessment/orbit/ephemeris-party';
import type { Party } from '@keepout/assessment/orbit/party';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Ephemeris } from '@keepout/astro/nouns';
import type { Confidence } from '@keepout/conjunction/decision/confidence';
import { closestApproaches, type Nearness } from '@keepout/conjunction/encounter/refine-tca';
import { nowTaiS } from '@keepout/server/platform/now';
import type { Command } from 'commander';
import { EOP_OPTION, noteOrientation, readEarthOrientationFile } from '../files/earth-orientation-file.ts';
import { type OrbitOfFile, readOrbitFile } from '../files/orbit-file.ts';
import { inputAtFault } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';
import { print } from '../process/print.ts';
import { DEFAULT_RULES, mahalanobisText } from './pc-verdict.ts';

interface Options {
  readonly hbr?: string;
  readonly eop?: string;
  readonly json?: boolean;
}

interface Encounter {
  readonly tca: string;
  /** The least distance of a common span is at this end of it, and the closest approach beyond: no probability is computed. */
  readonly edge: 'start' | 'stop' | null;
  readonly missDistanceKm: number;
  readonly relativeSpeedKmS: number;
  /** The second less the first, in the axes of the first. */
  readonly rtnKm: readonly number[];
  /** In space, and in the encounter plane. */
  readonly mahalanobis: number | null;
  readonly mahalanobisPlane: number | null;
  /** The verdict's; where a covariance is missing the largest possible. */
  readonly pc: number | null;
  readonly method: string | null;
  /** As sets for comparison state it: the two-dimensional integral, where a straight path says little too. */
  readonly pcPlane: number | null;
  readonly confidence: Confidence | null;
}

export function addEncounter(program: Command): void {
  program
    .command('encounter')
    .description('find the close approaches of two ephemerides in their common span')
    .argument('<a>', 'OEM or OCM of the first object')
    .argument('<b>', 'OEM or OCM of the second')
    .option('--hbr <m>', 'combined hard-body radius, m (default: by object type)')
    .option(...EOP_OPTION)
    .option('--json', 'print JSON')
    .action((a: string, b: string, options: Options) => {
      const encounters = encountersOf(a, b, options);
      print(options.json ? `${JSON.stringify(encounters, null, 2)}\n` : table(encounters));
    });
}

function encountersOf(a: string, b: string, { hbr, eop: eopFile }: Options): readonly Encounter[] {
  const messageRadiusM = hbr === undefined ? undefined : numberOption('--hbr', hbr, 1e-6, 1e6);
  const files = [readOrbitFile(a), readOrbitFile(b)] as const;
  const eop = eopFile === undefined ? undefined : readEarthOrientationFile(eopFile);
  const turned = files.filter(({ ephemeris }) => ephemeris.frame === 'ITRF');
  if (turned.length > 0)
    noteOrientation(
      'states in ITRF are',
      eop,
      turned.map(({ ephemeris }) => ephemeris.startTaiS),
    );
  const orbits = [inFrame(files[0].ephemeris, 'EME2000', eop), inFrame(files[1].ephemeris, 'EME2000', eop)] as const;
  const [startTaiS, stopTaiS] = commonSpan(orbits, `${a} and ${b}`);
  const approaches = closestApproaches(...orbits, startTaiS, stopTaiS);
  if (!approaches.ok) throw new Error(approaches.fault.code);
  const parties = [partyOf(files[0], orbits[0], a), partyOf(files[1], orbits[1], b)] as const;
  return approaches.value.map((approach) => encounterOf(approach, parties, messageRadiusM));
}

function commonSpan([first, second]: readonly [Ephemeris, Ephemeris], names: string): readonly [number, number] {
  const [startTaiS, stopTaiS] = [
    Math.max(first.startTaiS, second.startTaiS),
    Math.min(first.stopTaiS, second.stopTaiS),
  ];
  if (stopTaiS > startTaiS) return [startTaiS, stopTaiS];
  const spans = [first, second].map((orbit) => `${formatUtcZ(orbit.startTaiS)} to ${formatUtcZ(orbit.stopTaiS)}`);
  throw inputAtFault(`${names} have no span in common: ${spans.join(', ')}`);
}

function partyOf({ name, designator }: OrbitOfFile, orbit: Ephemeris, fileName: string): Party {
  const noradId = /^\d{1,9}$/.test(designator) ? Number(designator) : null;
  return ephemerisParty(
    { noradId, designator, name, cosparId: '', manoeuvrable: 'N/A', size: { objectType: 'UNKNOWN' } },
    orbit,
    { fileName, createdTaiS: undefined },
  );
}

function encounterOf(
  { primary, secondary, edge }: Nearness,
  parties: readonly [Party, Party],
  messageRadiusM: number | undefined,
): Encounter {
  const judgement = judge(
    {
      states: [primary, secondary],
      parties,
      isAtTca: true,
      ...(edge && { edge }),
      ...(messageRadiusM !== undefined && { messageRadiusM }),
    },
    DEFAULT_RULES,
    nowTaiS(),
  );
  const { report } = judgement;
  const { missDistanceM, relativeSpeedMps, relativePositionRtnM } = report.summary;
  return {
    tca: formatUtcZ(report.tcaTaiS, 6),
    edge: edge ?? null,
    missDistanceKm: missDistanceM / 1000,
    relativeSpeedKmS: relativeSpeedMps / 1000,
    rtnKm: relativePositionRtnM.map((m) => m / 1000),
    mahalanobis: report.mahalanobis ?? null,
    mahalanobisPlane: report.mahalanobisPlane ?? null,
    pc: judgement.pc ?? report.maxPc ?? null,
    method: report.recommended?.method ?? report.maxPcMethod ?? null,
    pcPlane: report.methods['foster-1992']?.pc ?? null,
    confidence: edge === undefined ? pcConfidenceOf(judgement).confidence : null,
  };
}

function table(encounters: readonly Encounter[]): string {
  if (encounters.length === 0) return 'no closest approach in the common span\n';
  const rows = encounters.map(({ tca, missDistanceKm, rtnKm, pc, method, confidence, ...other }) =>
    [
      tca,
      `  miss ${missDistanceKm.toFixed(6)} km, RTN ${rtnKm.map((km) => km.toFixed(6)).join(', ')} km`,
      `  speed ${other.relativeSpeedKmS.toFixed(6)} km/s, Mahalanobis ${mahalanobisText(other)}`,
      other.edge !== null
        ? `  at the ${other.edge} of the common span: the distance still falls beyond it, no Pc is computed`
        : `  Pc ${pc?.toExponential(6) ?? 'none'}${method === null ? '' : ` (${method})`}, ${confidence}; in the plane ${other.pcPlane?.toExponential(6) ?? 'none'}`,
    ].join('\n'),
  );
  return `${rows.join('\n')}\n`;
}
