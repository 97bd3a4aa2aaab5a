import { judge } from '@keepout/assessment/judge';
import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import { ephemerisParty } from '@keepout/assessment/orbit/ephemeris-party';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { fromUnixMs } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { toEphemerisInput } from '@keepout/ccsds/oem/bridge';
import type { Oem } from '@keepout/ccsds/oem/model';
import { readOem } from '@keepout/ccsds/oem/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import { refineTcaOfEphemerides } from '@keepout/conjunction/encounter/refine-tca';
import type { DilutionRegion } from '@keepout/conjunction/pc/bounds/dilution';
import { beforeAll, describe, expect, test } from 'vitest';
import { isNightly, sampled } from '../../../scripts/property-runs.mjs';
import { historyPlan } from './knowledge.ts';
import { operatorEphemeris } from './operator-ephemeris.ts';
import { SCRIPTED_ENCOUNTERS } from './scripted-encounters.ts';
import { type DemoWorld, makeDemoWorld } from './world.ts';

/** Any day, any hour, any seed: the demo is started when somebody has time for it. */
const STARTS = (
  [
    [1234, Date.UTC(2030, 11, 31, 23, 30, 0)],
    [1, Date.UTC(2026, 2, 5, 10, 0, 0)],
    [1, Date.UTC(2026, 10, 20, 3, 17, 41)],
    [7, Date.UTC(2028, 1, 29, 12, 30, 5)],
  ] as const
).slice(0, isNightly ? 4 : 1);

const EXPECTED: Readonly<Record<string, VerdictKind>> = {
  'needs-a-decision': 'act',
  'was-high-and-dropped': 'safe',
  'keep-watching': 'watch',
  'low-thrust-decision': 'watch',
  'get-data': 'no-conclusion',
  'slow-neighbour': 'watch',
  harmless: 'safe',
  yesterday: 'watch',
};

interface Message {
  readonly pc: number;
  readonly region: DilutionRegion;
  readonly kind: VerdictKind;
  readonly tcaTaiS: number;
  readonly missM: number;
  readonly relativeSpeedMps: number;
}

/** The product's own way from an ephemeris and an element set to a verdict. */
function screened(world: DemoWorld, key: string, index: number, oem: Oem): Message {
  const encounter = world.encounters.find((candidate) => candidate.key === key)!;
  const script = SCRIPTED_ENCOUNTERS.find((candidate) => candidate.key === key)!;
  const input = toEphemerisInput(oem);
  if (!input.ok) throw new Error(input.fault.code);
  const primary = inFrame(tableEphemeris(input.value), 'GCRF');
  const elements = encounter.elements[index]!;
  const secondary = inFrame(sgp4Ephemeris(elements), 'GCRF');
  const approach = refineTcaOfEphemerides(primary, secondary, encounter.tcaTaiS, 900);
  if (!approach.ok) throw new Error(`${key}: ${approach.fault.code}`);
  const { tcaTaiS } = approach.value;
  const { body } = world.fleet[script.satellite]!;
  const operated = ephemerisParty(
    { ...body, designator: String(body.noradId), manoeuvrable: 'YES', size: sizeOfSatellite(body.configuration) },
    primary,
    { fileName: 'test', createdTaiS: world.momentsTaiS[index] },
  );
  const states = [approach.value.primary, approach.value.secondary] as const;
  const rules = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 86_400 };
  const judgement = judge(
    { states, parties: [operated, elementSetParty(elements)], isAtTca: true },
    rules,
    world.momentsTaiS[index]!,
  );
  if (judgement.pc === undefined || judgement.report.dilution === undefined)
    throw new Error(`${key}: ${judgement.pcReason}`);
  const { missDistanceM, relativeSpeedMps } = judgement.report.summary;
  return {
    pc: judgement.pc,
    region: judgement.report.dilution.region,
    kind: judgement.verdict.kind,
    tcaTaiS,
    missM: missDistanceM,
    relativeSpeedMps,
  };
}

function newestIndex(world: DemoWorld, tcaTaiS: number): number {
  return world.momentsTaiS.filter((momentTaiS) => momentTaiS < tcaTaiS).length - 1;
}

describe.each(STARTS)('world of seed %i, started at %i ms', (seed, startMs) => {
  const world = makeDemoWorld({ seed, nowTaiS: fromUnixMs(startMs), count: 200 });

  const newest = new Map<string, Message>();
  const ephemerides = new Map<string, Oem>();
  beforeAll(() => {
    for (const { key, tcaTaiS, satelliteNoradId } of world.encounters) {
      const index = newestIndex(world, tcaTaiS);
      const operated = world.known.find(({ member }) => member.truth.noradId === satelliteNoradId)!;
      const oem = ephemerides.get(`${satelliteNoradId} ${index}`) ?? operatorEphemeris(operated, index);
      ephemerides.set(`${satelliteNoradId} ${index}`, oem);
      newest.set(key, screened(world, key, index, oem));
    }
  });

  test('the product comes to each verdict that the scripts set out for', () => {
    const verdicts = Object.fromEntries(Object.keys(EXPECTED).map((key) => [key, newest.get(key)!.kind]));
    expect(verdicts).toEqual(EXPECTED);
  });

  test('the event that needs a decision is robust, above the threshold with room, and a day and a quarter away', () => {
    const { region, pc, tcaTaiS } = newest.get('needs-a-decision')!;
    expect(region).toBe('robust');
    expect(pc).toBeGreaterThan(3e-4);
    expect(pc).toBeLessThan(2e-3);
    expect((tcaTaiS - world.nowTaiS) / 3600).toBeGreaterThan(27);
    expect((tcaTaiS - world.nowTaiS) / 3600).toBeLessThan(33);
  });

  test('each kind of propulsion has an event worth planning for', () => {
    const worth = SCRIPTED_ENCOUNTERS.filter(({ key }) => {
      const { kind, pc } = newest.get(key)!;
      return kind === 'act' || (kind === 'watch' && pc >= 1e-5);
    });
    const kinds = worth.map(({ satellite }) => world.fleet[satellite]!.body.configuration.propulsion.type);
    expect(kinds).toEqual(expect.arrayContaining(['IMPULSIVE', 'CONTINUOUS', 'DIFFERENTIAL_DRAG']));
  });

  test('the geostationary neighbour comes slowly', () => {
    const { relativeSpeedMps, missM } = newest.get('slow-neighbour')!;
    expect(relativeSpeedMps).toBeGreaterThan(5);
    expect(relativeSpeedMps).toBeLessThan(30);
    expect(missM).toBeLessThan(20_000);
  });
});

describe('history of one world, through the files', () => {
  const world = makeDemoWorld({ seed: 1, nowTaiS: fromUnixMs(Date.UTC(2026, 2, 5, 10)), count: 200 });
  const plan = historyPlan(world);
  const files = new Map<string, Oem>();
  const fileOf = (index: number, noradId: number): Oem => {
    const upload = plan[index]!.uploads.find((candidate) => candidate.noradId === noradId)!;
    const oem = files.get(upload.fileName);
    if (oem !== undefined) return oem;
    const read = readOem(upload.text());
    if (!read.ok) throw new Error(read.fault.code);
    files.set(upload.fileName, read.value);
    return read.value;
  };
  const encounterOf = (key: string) => world.encounters.find((candidate) => candidate.key === key)!;
  /** Moments whose files reach the encounter, which had not been yet. */
  const momentsBefore = (key: string): readonly number[] => {
    const { tcaTaiS } = encounterOf(key);
    return plan.flatMap(({ creationTaiS }, index) =>
      creationTaiS > tcaTaiS || creationTaiS + 7 * 86_400 < tcaTaiS ? [] : [index],
    );
  };
  const pcAt = (key: string, index: number | undefined): number =>
    screened(world, key, index!, fileOf(index!, encounterOf(key).satelliteNoradId)).pc;

  test('the probability of the event that needs a decision climbs over the last messages', () => {
    const key = 'needs-a-decision';
    const moments = momentsBefore(key);
    expect(moments).toHaveLength(8);
    const [third, second, newest] = moments.slice(-3).map((index) => pcAt(key, index)) as [number, number, number];
    expect(third).toBeLessThan(second);
    expect(second).toBeLessThan(newest);
    expect(pcAt(key, moments[0])).toBeLessThan(newest / 3);
  });

  test('the event that dropped was above the action threshold before', () => {
    const key = 'was-high-and-dropped';
    const moments = momentsBefore(key);
    expect(moments.toReversed().some((index) => pcAt(key, index) > 1e-4)).toBe(true);
    expect(pcAt(key, moments.at(-1))).toBeLessThan(1e-7);
  });

  test('the product finds what the generator had in mind: closest approach, probability, verdict', () => {
    for (const [key, kind] of sampled(Object.entries(EXPECTED), 4)) {
      const { history, tcaTaiS, satelliteNoradId } = encounterOf(key);
      const index = newestIndex(world, tcaTaiS);
      const newest = screened(world, key, index, fileOf(index, satelliteNoradId));
      expect(newest.kind, key).toBe(kind);
      expect(Math.abs(newest.tcaTaiS - tcaTaiS), key).toBeLessThan(0.02);
      expect(newest.pc / history.at(-1)!.pc, key).toBeGreaterThan(0.9);
      expect(newest.pc / history.at(-1)!.pc, key).toBeLessThan(1.1);
    }
  });
});
