import type { TrackingStep } from '@keepout/contract/ca/analysis';
import type { Cdm } from '@keepout/contract/ca/cdm';
import { expect, it } from 'vitest';
import { conjunctionFixture } from '../../../../mock-api/conjunction-fixture.ts';
import { missMessages, pcMessages, trackedObjects } from './evolution.ts';
import { figuresOfMessage, figuresOfRecord, relativeSigma } from './figures.ts';
import { planeMessageOfCdm } from './plane.ts';
import { sceneEncounter } from './SceneView.tsx';

const fixture = conjunctionFixture(Date.UTC(2026, 10, 20, 7, 12), 20);
const shown = fixture.conjunctions.find(({ messageCount }) => messageCount === 12)?.conjunctionId ?? '';
const [newest] = fixture.cdmsOf(shown) as readonly [Cdm];

it('R-26 sigmas of the miss add what both objects bring, each turned from its own axes', () => {
  const diagonal = (r: number, t: number, n: number) =>
    Array.from({ length: 21 }, (_, index) => ({ 0: r * r, 2: t * t, 5: n * n })[index] ?? 0);
  const object = (velocityKmS: number[], covarianceRtn: number[]) => ({
    ...newest.object1,
    positionKm: [7000, 0, 0],
    velocityKmS,
    covarianceRtn,
  });
  // Object 2 flies across: its along-track axis is the cross-track axis of object 1.
  const cdm = {
    ...newest,
    object1: object([0, 7.5, 0], diagonal(3, 40, 4)),
    object2: object([0, 0, 7.5], diagonal(4, 9, 30)),
  };
  const sigma = relativeSigma(cdm);
  expect(sigma?.r).toBeCloseTo(5, 9);
  expect(sigma?.t).toBeCloseTo(50, 9);
  expect(sigma?.n).toBeCloseTo(Math.hypot(4, 9), 9);
  expect(relativeSigma({ ...cdm, object2: { ...cdm.object2, covarianceRtn: null } })).toBeUndefined();
});

it('E-01 the encounter plane takes the combined values, and no ellipse without a covariance', () => {
  const plane = planeMessageOfCdm(newest);
  expect(plane.object2M).toEqual([newest.conjunctionData.combinedPlaneX, newest.conjunctionData.combinedPlaneY]);
  expect(plane.covarianceM2?.xyM2).toBe(newest.conjunctionData.combinedPlaneCovarianceYX);
  const { tca, riskLevel } = newest.conjunctionData;
  const bare = planeMessageOfCdm({ ...newest, conjunctionData: { tca, riskLevel } });
  expect(bare.covarianceM2).toBeNull();
  expect(bare.object2M).toEqual([newest.object2.conjunctionPlaneX, newest.object2.conjunctionPlaneY]);
});

it('R-17 the encounter in space turns the covariance of object 2 into the axes of object 1', () => {
  // Head-on: what is along-track for object 2 is so for object 1, but the other way round, and N with it.
  const covarianceRtn = Array.from({ length: 21 }, (_, index) => ({ 0: 16, 1: 12, 2: 900, 5: 4 })[index] ?? 0);
  const object = (velocityKmS: number[]) => ({
    ...newest.object1,
    positionKm: [7000, 0, 0],
    velocityKmS,
    covarianceRtn,
  });
  const cdm = {
    ...newest,
    object1: object([0, 7.5, 0]),
    object2: object([0, -7.5, 0]),
    relativePosition: { r: -60, t: 350, n: 120 },
  };
  const { object1, object2 } = sceneEncounter(cdm);
  expect(object1.covarianceM2).toEqual([16, 12, 0, 12, 900, 0, 0, 0, 4]);
  object2.covarianceM2?.forEach((value, at) => {
    expect(value).toBeCloseTo([16, -12, 0, -12, 900, 0, 0, 0, 4][at] ?? Number.NaN, 9);
  });
  expect(object2.positionM).toEqual([-60, 350, 120]);
  expect(object2.velocityMps?.[1]).toBeCloseTo(-7500, 6);
  const stateless = sceneEncounter({ ...cdm, object2: { ...cdm.object2, positionKm: null } }).object2;
  expect([stateless.covarianceM2, stateless.velocityMps]).toEqual([null, null]);
});

it('the course says of a message whose radius is not that of the one before what that makes of Pc by itself', () => {
  const record = fixture.conjunctions.find(({ conjunctionId }) => conjunctionId === shown)!;
  const cdms = fixture.cdmsOf(shown);
  const [last, before] = cdms as readonly [Cdm, Cdm];
  const sized = (cdm: Cdm, radiusM: number): Cdm => ({
    ...cdm,
    object1: { ...cdm.object1, hardBodyRadius: radiusM },
    object2: { ...cdm.object2, hardBodyRadius: 0 },
    conjunctionData: { ...cdm.conjunctionData, combinedHardBodyRadius: radiusM },
  });
  const steps = [sized(last, 6), sized(before, 5), ...cdms.slice(2).map((cdm) => sized(cdm, 5))];
  const shares = pcMessages(record, steps).map(({ radiusShare }) => radiusShare);
  expect(shares.at(-1)).toBeCloseTo(1.44, 12);
  expect(shares.slice(0, -1).every((share) => share === undefined)).toBe(true);
  expect(figuresOfMessage(steps[0]!, steps[1]).radiusShare).toBeCloseTo(1.44, 12);
  expect(pcMessages(record).every(({ radiusShare }) => radiusShare === undefined)).toBe(true);
});

it('26.2 a step of Pc names the originator of the message before where that is another one', () => {
  const [last, before] = fixture.cdmsOf(shown) as readonly [Cdm, Cdm];
  const otherOf = (now: string, then: string) => {
    const figures = figuresOfMessage({ ...last, originator: now }, { ...before, originator: then });
    return figures.before?.otherOriginator;
  };
  expect([otherOf('KEEPOUT', 'CSPOC'), otherOf('CSPOC', 'CSPOC')]).toEqual(['CSPOC', undefined]);
  const record = fixture.conjunctions.find(({ conjunctionId }) => conjunctionId === shown)!;
  expect(figuresOfRecord(record).before).toEqual(figuresOfMessage(last, before).before);
});

it('B-7 the course has the probability less shared errors where the verdict of a message speaks of it', () => {
  const record = fixture.conjunctions.find(({ conjunctionId }) => conjunctionId === shown)!;
  const reason = { code: 'errors-correlated', text: '', figures: { pc: 2e-6, correlatedPc: 8e-6 } };
  const verdict = { ...newest.verdict!, reasons: [reason] } as Cdm['verdict'];
  const course = pcMessages(record, [{ ...newest, verdict }, ...fixture.cdmsOf(shown).slice(1)]);
  expect(course.find(({ id }) => id === newest.cdmId)?.correlatedPc).toBe(8e-6);
  expect(course.filter(({ correlatedPc }) => correlatedPc !== undefined)).toHaveLength(1);
});

it('B-10 the course of a part is signed and has its own sigma, with the rule of the operator as the miss has it', () => {
  const record = fixture.conjunctions.find(({ conjunctionId }) => conjunctionId === shown)!;
  const cdms = fixture.cdmsOf(shown);
  const doubled = cdms.map((cdm) => ({
    ...cdm,
    relativePosition: { r: -60, t: 350, n: 120 },
    object1: { ...cdm.object1, sigmaFactor: 2 },
    object2: { ...cdm.object2, sigmaFactor: 2 },
  }));
  const [message] = missMessages(record, doubled, 'r').slice(-1);
  expect(message?.missDistanceM).toBe(-60);
  expect(message!.sigmaM! / relativeSigma(newest)!.r).toBeCloseTo(2, 9);
  expect(missMessages(record, cdms.slice(1), 'r').at(-1)).toMatchObject({ missDistanceM: null, sigmaM: null });
});

it('B-8 a message is marked by the objects that new tracking came of since the one before', () => {
  const change = (cdmId: string, ...changes: ('NEW' | 'NONE' | null)[]) =>
    ({ cdmId, object1: { change: changes[0] }, object2: { change: changes[1] } }) as unknown as TrackingStep;
  const steps = [change('a', null, null), change('b', 'NEW', 'NEW'), change('c', 'NONE', 'NEW')];
  const tracked = trackedObjects(steps, ['OWN', 'OTHER']);
  expect([...tracked]).toEqual([
    ['b', ['OWN', 'OTHER']],
    ['c', ['OTHER']],
  ]);
});
