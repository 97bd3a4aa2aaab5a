import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAll } from '@keepout/conjunction/screening/screen';
import { type LiveCatalogue, liveCatalogue } from '@keepout/operations/live/catalogue';
import { Unscreenable } from '@keepout/operations/live/file-orbit';
import { livePlan } from '@keepout/operations/live/plans';
import type { LiveFindings } from '@keepout/operations/live/question';
import { type ScreeningStep, screenInSteps } from '@keepout/operations/live/screen-steps';
import { judgeApproaches } from '@keepout/server/ca/judging/judge.thread';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueElementsFixture } from '../../mock-api/catalogue-elements-fixture.ts';
import type { LiveEncounter, LiveRequest } from './protocol.ts';

const DAY_S = 86_400;
const SPAN_S = 2 * DAY_S;
const made = catalogueElementsFixture(Date.UTC(2026, 10, 20, 12), 600);
const catalogue: LiveCatalogue = liveCatalogue(JSON.stringify(made));
const startTaiS = made.columns.epoch[0]! + DAY_S;
const AURORA = 58_210;
const BOREAS = 44_713;
const STATIONARY = 60_000;
const VOLUME = { shape: 'sphere', radiusM: 60_000 } as const;

function request(objects: readonly number[], change: Partial<LiveRequest> = {}): LiveRequest {
  return {
    objects: objects.map((noradId) => ({ noradId })),
    startTaiS,
    stopTaiS: startTaiS + SPAN_S,
    volume: VOLUME,
    asOfTaiS: startTaiS,
    ...change,
  };
}

interface Run {
  readonly steps: ScreeningStep[];
  readonly outcome: LiveFindings;
}

async function run(wanted: LiveRequest): Promise<Run> {
  const steps: ScreeningStep[] = [];
  const generator = screenInSteps(catalogue, livePlan(catalogue, wanted), wanted);
  for (let step = await generator.next(); ; step = await generator.next()) {
    if (step.done) return { steps, outcome: step.value.findings };
    steps.push(step.value);
  }
}

/** Where it does not matter who comes by: judging takes milliseconds an approach. */
const SHORT = { stopTaiS: startTaiS + DAY_S / 4 };
/** Two days of one satellite are asked about by most: they are computed once. */
let aurora: Run;
beforeAll(async () => {
  aurora = await run(request([AURORA]));
});

/** The same question put to the engine directly. */
function engine(
  primaries: readonly number[],
  volume: Parameters<typeof planScreening>[0]['volume'],
  { stopTaiS = startTaiS + SPAN_S } = {},
): Encounter[] {
  const plan = planScreening({
    startTaiS,
    stopTaiS,
    volume,
    scope: { kind: 'primaries', primaries: primaries.map((noradId) => catalogue.indexOf.get(noradId)!) },
  });
  const identities = catalogue.elements.map((element) => element.noradId);
  return [...screenAll(plan, { batch: catalogue.batch, ephemerides: [], identities }).encounters];
}

const figures = (encounter: LiveEncounter) => [
  encounter.primary.noradId,
  encounter.secondary.noradId,
  encounter.kind,
  encounter.tcaTaiS,
  encounter.missDistanceM,
  encounter.relativeSpeedMps,
  ...encounter.rtnPositionM,
  ...encounter.rtnVelocityMps,
];
const engineFigures = (encounter: Encounter) => [
  catalogue.elements[encounter.primary]!.noradId,
  catalogue.elements[encounter.secondary]!.noradId,
  encounter.kind,
  encounter.tcaTaiS,
  encounter.missDistanceM,
  encounter.relativeSpeedMps,
  ...encounter.rtnPositionM,
  ...encounter.rtnVelocityMps,
];

describe('a screening in steps', () => {
  it('finds exactly what the engine finds, for one satellite and for several', async () => {
    for (const { outcome, expected } of [
      { outcome: aurora.outcome, expected: engine([AURORA], VOLUME) },
      {
        outcome: (await run(request([AURORA, BOREAS], SHORT))).outcome,
        expected: engine([AURORA, BOREAS], VOLUME, SHORT),
      },
    ]) {
      expect(outcome.encounters.map(figures)).toEqual(expected.map(engineFigures));
      expect(expected.length).toBeGreaterThan(20);
    }
  });

  it('counts its blocks to the end, and has told everything by then', () => {
    const { steps, outcome } = aurora;
    for (const phase of ['screening', 'judging']) {
      const own = steps.filter((step) => step.phase === phase);
      expect(own.map(({ doneCount: done }) => done)).toEqual(own.map((_, index) => index + 1));
      expect(own.at(-1)?.doneCount).toBe(own.at(-1)?.total);
    }
    expect(steps.map(({ phase }) => phase)).toEqual(
      steps
        .map(({ phase }) => phase)
        .toSorted()
        .toReversed(),
    );
    const reported = new Set(steps.flatMap(({ encounters: reports }) => reports));
    for (const encounter of outcome.encounters) expect(reported.has(encounter)).toBe(true);
  });

  it('takes the volume of each satellite\u2019s own regime', async () => {
    const { outcome } = await run(request([AURORA, STATIONARY], { volume: { shape: 'regime' } }));
    const near = engine([AURORA], { shape: 'ellipsoid', radialM: 2000, alongTrackM: 25_000, crossTrackM: 25_000 });
    const far = engine([STATIONARY], { shape: 'ellipsoid', radialM: 20_000, alongTrackM: 20_000, crossTrackM: 20_000 });
    expect(outcome.encounters.map(figures)).toEqual(
      [...near, ...far].toSorted((a, b) => a.tcaTaiS - b.tcaTaiS).map(engineFigures),
    );
  });

  it('bounds each probability by the largest that better data could give', () => {
    for (const encounter of aurora.outcome.encounters) {
      expect(encounter.maxPc).toBeGreaterThanOrEqual(encounter.pc!);
      expect(encounter.maxPc).toBeLessThanOrEqual(1);
    }
  });

  it('judges to the last digit as the server does', () => {
    const { outcome } = aurora;
    const index = catalogue.indexOf.get(AURORA)!;
    const encounters = engine([AURORA], VOLUME);
    const elements = catalogue.elements[index]!;
    const messages = judgeApproaches({
      subject: {
        identity: {
          noradId: AURORA,
          designator: String(AURORA),
          name: elements.name,
          cosparId: elements.cosparId,
          manoeuvrable: 'N/A',
          size: {},
        },
        orbit: { kind: 'elements', elements },
      },
      approaches: encounters.map((encounter) => ({
        tcaTaiS: encounter.tcaTaiS,
        primary: encounter.primaryState,
        secondary: encounter.secondaryState,
        secondaryObject: catalogue.elements[encounter.secondary]!,
      })),
      rules: { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 },
      asOfTaiS: startTaiS,
      run: 'test',
      message: {
        messageFor: 'TEST',
        catalogueSource: 'test',
        screening: { startTaiS, stopTaiS: startTaiS + SPAN_S, frame: 'RTN', shape: 'ELLIPSOID', sizeM: [1, 1, 1] },
      },
    });
    expect(outcome.encounters.map(({ pc, maxPc }) => [pc, maxPc])).toEqual(
      messages.map(({ figures }) => [figures.pc, figures.maxPc]),
    );
    expect(new Set(messages.map(({ figures }) => figures.pcMethod)).size).toBeGreaterThan(1);
  });

  it('takes the radius that the operator gave', async () => {
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 42, propulsion: { type: 'NONE' } } as const;
    const { outcome } = await run(request([], { ...SHORT, objects: [{ noradId: AURORA, configuration }] }));
    const debris = outcome.encounters.find((encounter) => encounter.secondary.objectType === 'DEBRIS')!;
    expect(debris.hardBodyRadiusM).toBeCloseTo(42 + Math.max(0.1, Math.sqrt(0.02 / Math.PI)), 12);
  });

  it('tells what left the screen, and what the catalogue does not hold', async () => {
    const { outcome } = await run(request([AURORA, 5], SHORT));
    expect(outcome.missing).toEqual([5]);
    expect(outcome.dropouts).toEqual([
      { noradId: 60_001, name: 'BROKEN DEB', reason: 'sgp4-error', atTaiS: startTaiS },
    ]);
  });

  it('refuses what cannot be screened, by its code', async () => {
    const codeOf = async (wanted: LiveRequest) => {
      try {
        await run(wanted);
      } catch (error) {
        return error instanceof Unscreenable ? error.fault : error;
      }
      return undefined;
    };
    expect(await codeOf(request([5]))).toEqual({ code: 'object-unknown', object: 5 });
    expect(await codeOf(request([60_001], { volume: { shape: 'regime' } }))).toEqual({
      code: 'object-without-state',
      object: 60_001,
    });
    expect(await codeOf(request([AURORA], { stopTaiS: startTaiS }))).toMatchObject({ code: 'request-invalid' });
    expect(await codeOf(request([AURORA], { volume: { shape: 'sphere', radiusM: 0 } }))).toMatchObject({
      code: 'request-invalid',
    });
  });

  it('refuses a catalogue whose columns differ in length', () => {
    const broken = { ...made, columns: { ...made.columns, bstar: [] } };
    expect(() => liveCatalogue(JSON.stringify(broken))).toThrow(/columns/);
  });
});
