import { parseUtc } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { Vec3 } from '@keepout/astro/nouns';
import { referenceFrame } from '@keepout/contract/ca/enums';
import { expect, it } from 'vitest';
import { framedStates } from './framed-states.ts';

const EPOCH = '2026-11-23T12:00:00.000Z';
const parsed = parseUtc(EPOCH);
if (!parsed.ok) throw new Error(parsed.fault.code);
const BEFORE = { positionM: [7e6, 1e5, -2e5] as Vec3, velocityMps: [100, 5300, 5300] as Vec3 };
/** A minute of thrust later. */
const AFTER = { positionM: [6.99e6, 4.2e5, 1.2e5] as Vec3, velocityMps: [-350, 5290, 5295] as Vec3 };
const states = {
  ignitionEpoch: EPOCH,
  manoeuvreDuration: 60,
  positionBefore: [...BEFORE.positionM],
  velocityBefore: [...BEFORE.velocityMps],
  positionAfter: [...AFTER.positionM],
  velocityAfter: [...AFTER.velocityMps],
};
const length = (vector: readonly number[]): number => Math.hypot(...vector);

it('E-08 the states of a manoeuvre are told in every reference frame of the specification', () => {
  for (const frame of referenceFrame.options) {
    const { positionBefore, positionAfter } = framedStates(states, frame);
    expect(length(positionBefore), frame).toBeCloseTo(length(BEFORE.positionM), 3);
    expect(length(positionAfter), frame).toBeCloseTo(length(AFTER.positionM), 3);
  }
  expect(framedStates(states, 'EME2000')).toEqual(states);
});

it('E-08 ECEF is the rotating Earth at the instant of each state, ECI the celestial frame 23 mas beside EME2000', () => {
  const end = { epochTaiS: parsed.value + 60, frame: 'EME2000' as const, ...AFTER };
  const { positionAfter, velocityAfter } = framedStates(states, 'ECEF');
  const fixed = transformState(end, 'ITRF');
  expect([positionAfter, velocityAfter]).toEqual([[...fixed.positionM], [...fixed.velocityMps]]);
  const { positionBefore } = framedStates(states, 'ECI');
  const offsetM = length(positionBefore.map((coordinate, axis) => coordinate - BEFORE.positionM[axis]!));
  expect(offsetM).toBeGreaterThan(0.05);
  expect(offsetM).toBeLessThan(1);
});

it('E-08 the local frames are the axes of the orbit at the begin without the manoeuvre, held fixed', () => {
  const radial = framedStates(states, 'RSW_INERTIAL');
  expect(radial.positionBefore[0]).toBeCloseTo(length(BEFORE.positionM), 3);
  expect(length(radial.positionBefore.slice(1))).toBeLessThan(1e-6);
  const along = framedStates(states, 'TNW_INERTIAL');
  expect(along.velocityBefore[0]).toBeCloseTo(length(BEFORE.velocityMps), 9);
  expect(length(along.velocityBefore.slice(1))).toBeLessThan(1e-9);
});
