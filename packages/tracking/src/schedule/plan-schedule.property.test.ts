import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import type { PossiblePass, ScheduleRequest, ScheduleSensor } from './job.ts';
import { planSchedule } from './plan-schedule.ts';
import { areInConflict, isSensorTaken } from './turn.ts';
import { weightsOf, worthTogether } from './weight.ts';

const direction = fc.record({
  azimuthRad: fc.double({ min: 0, max: 6.28, noNaN: true }),
  elevationRad: fc.double({ min: 0.1, max: 1.5, noNaN: true }),
});

interface World {
  readonly requests: readonly ScheduleRequest[];
  readonly sensors: readonly ScheduleSensor[];
}

/** Few sensors, few requests, many conflicts. */
function worldOf(mostPasses: number, hasSlew: boolean): fc.Arbitrary<World> {
  const pass = fc.record({
    sensor: fc.integer({ min: 0, max: 1 }),
    startTaiS: fc.integer({ min: 0, max: 60 }),
    lengthS: fc.integer({ min: 1, max: 40 }),
    value: fc.double({ min: 0.05, max: 1, noNaN: true }),
    price: fc.integer({ min: 0, max: 10 }),
    from: direction,
    to: direction,
  });
  const request = fc.record({
    priority: fc.constantFrom('ROUTINE' as const, 'ELEVATED' as const, 'EMERGENCY' as const),
    deadlineTaiS: fc.integer({ min: 40, max: 110 }),
    passesWanted: fc.integer({ min: 1, max: 3 }),
    passes: fc.array(pass, { minLength: 1, maxLength: mostPasses }),
  });
  const spacings = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
  return fc.tuple(fc.array(request, { minLength: 1, maxLength: 4 }), spacings).map(([requests, spacing]) => ({
    requests: requests.map((one, r) => ({
      ...one,
      requestId: `r${r}`,
      passes: one.passes.map(
        ({ sensor, startTaiS, lengthS, from, to, ...rest }, p): PossiblePass => ({
          passId: `r${r}p${p}`,
          sensorId: `s${sensor}`,
          startTaiS,
          stopTaiS: startTaiS + lengthS,
          ...rest,
          ...(hasSlew && { from, to }),
        }),
      ),
    })),
    sensors: spacing.map((spacingS, s) => ({
      sensorId: `s${s}`,
      spacingS,
      busy: [{ startTaiS: 30, stopTaiS: 32 }],
      slewRateRadps: hasSlew ? 0.5 : null,
    })),
  }));
}

function passesOf({ requests, sensors }: World, request: ScheduleRequest, ids: ReadonlySet<string>) {
  return requests
    .filter((one) => one === request)
    .flatMap(({ passes }) => passes.filter(({ passId }) => ids.has(passId)))
    .map((pass) => ({ pass, sensor: sensors.find(({ sensorId }) => sensorId === pass.sensorId)! }));
}

/** What a set of passes is worth; undefined where it cannot be. */
function worth(world: World, ids: ReadonlySet<string>): number | undefined {
  const all = world.requests.flatMap((request) => passesOf(world, request, ids));
  for (const [i, a] of all.entries()) {
    if (isSensorTaken(a.sensor, a.pass)) return undefined;
    for (const b of all.slice(i + 1)) {
      if (a.sensor === b.sensor && areInConflict(a.sensor, a.pass, b.pass)) return undefined;
    }
  }
  let sum = 0;
  for (const request of world.requests) {
    const own = passesOf(world, request, ids);
    if (own.length > request.passesWanted) return undefined;
    if (own.some(({ pass }) => pass.stopTaiS > request.deadlineTaiS)) return undefined;
    if (own.reduce((cost, { pass }) => cost + pass.price, 0) > (request.maximumPrice ?? Infinity)) return undefined;
    const weight = weightsOf(request);
    sum += worthTogether(own.map(({ pass }) => weight(pass)));
  }
  return sum;
}

/** The best of all sets of passes. */
function best(world: World): number {
  const ids = world.requests.flatMap(({ passes }) => passes.map(({ passId }) => passId));
  const search = (k: number, chosen: ReadonlySet<string>): number => {
    const here = worth(world, chosen);
    if (here === undefined) return 0;
    if (k === ids.length) return here;
    return Math.max(search(k + 1, chosen), search(k + 1, new Set([...chosen, ids[k]!])));
  };
  return search(0, new Set());
}

const plannedIds = ({ requests, sensors }: World): ReadonlySet<string> =>
  new Set(planSchedule(requests, sensors).map(({ passId }) => passId));

describe('a schedule', () => {
  it('is never against a rule, and nothing more fits into it', () => {
    fc.assert(
      fc.property(worldOf(8, true), (world) => {
        const ids = plannedIds(world);
        expect(worth(world, ids)).toBeDefined();
        for (const { passes } of world.requests) {
          for (const { passId } of passes) {
            if (!ids.has(passId)) expect(worth(world, new Set([...ids, passId]))).toBeUndefined();
          }
        }
      }),
    );
  });

  it('is worth at least half of the best one, and mostly all of it', () => {
    let whole = 0;
    let cases = 0;
    fc.assert(
      fc.property(worldOf(3, false), (world) => {
        const [ours, theirs] = [worth(world, plannedIds(world))!, best(world)];
        expect(ours).toBeGreaterThanOrEqual(theirs / 2 - 1e-12);
        expect(ours).toBeLessThanOrEqual(theirs + 1e-9);
        cases += 1;
        if (ours > theirs - 1e-9) whole += 1;
      }),
      { numRuns: runs(150) },
    );
    expect(whole / cases).toBeGreaterThan(0.9);
  });

  it('does not depend on the order of requests, passes and sensors', () => {
    fc.assert(
      fc.property(worldOf(6, true), ({ requests, sensors }) => {
        const turned = requests.toReversed().map((one) => ({ ...one, passes: one.passes.toReversed() }));
        expect(planSchedule(turned, sensors.toReversed())).toEqual(planSchedule(requests, sensors));
      }),
    );
  });

  it('spends no more than a request allows', () => {
    fc.assert(
      fc.property(worldOf(6, false), fc.integer({ min: 0, max: 20 }), ({ requests, sensors }, maximumPrice) => {
        const limited = requests.map((one) => ({ ...one, maximumPrice }));
        const world = { requests: limited, sensors };
        expect(worth(world, plannedIds(world))).toBeDefined();
      }),
    );
  });

  it('gives the sensor to the more urgent of two, and the first pass of one before the second of another', () => {
    const sensors = [{ sensorId: 's', spacingS: 0, busy: [] }];
    const at = (passId: string, startTaiS: number): PossiblePass => ({
      passId,
      sensorId: 's',
      startTaiS,
      stopTaiS: startTaiS + 10,
      value: 1,
      price: 0,
    });
    const request = { deadlineTaiS: 1000, passesWanted: 1, priority: 'ROUTINE' as const };
    const urgent = planSchedule(
      [
        { ...request, requestId: 'a', passes: [at('a1', 0)] },
        { ...request, requestId: 'b', priority: 'URGENT', passes: [at('b1', 5)] },
      ],
      sensors,
    );
    expect(urgent.map(({ passId }) => passId)).toEqual(['b1']);
    const fair = planSchedule(
      [
        { ...request, requestId: 'a', passesWanted: 2, passes: [at('a1', 0), at('a2', 20)] },
        { ...request, requestId: 'b', passes: [at('b1', 20)] },
      ],
      sensors,
    );
    expect(fair.map(({ passId }) => passId)).toEqual(['a1', 'b1']);
  });
});
