import { judge } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { packEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import type { SubjectOrbit } from '@keepout/assessment/orbit/subject-orbit';
import type { StateVector } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { expect, it } from 'vitest';
import reference from '../../../../conformance/trade-cells/trade-cells.json' with { type: 'json' };
import { questionOfScene } from '../../test/scene.ts';
import { closestToMessage } from './against-message.ts';

const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 };
const SPAN_S = 1200;
const STEP_S = 30;
const scene = questionOfScene(reference.grids.find(({ type }) => type === 'IMPULSIVE')!);
const [event] = scene.events;
if (event === undefined || !('message' in event)) throw new Error('a scene without its message');
const { message, hardBodyRadiusM } = event;
/** Errors that nobody believes: no method holds. */
const nanometres = message.replaceAll(
  /^(C[RTN](?:DOT)?_\w+ *= )(\S+)/gm,
  (_, name: string, value: string) => `${name}${Number(value) * 1e-18}`,
);

function approachOf(text: string) {
  const cdm = readCdm(text);
  const approach = cdm.ok ? messageApproach(cdm.value) : undefined;
  if (!approach?.ok) throw new Error('no approach');
  return approach.value;
}

/** A table of the orbit of a state. */
function candidateOf(state: StateVector): SubjectOrbit {
  const count = (2 * SPAN_S) / STEP_S + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) => state.epochTaiS - SPAN_S + k * STEP_S);
  const table = {
    frame: 'EME2000',
    epochsTaiS,
    states: Float64Array.from([...epochsTaiS].flatMap((epochTaiS) => [...sixOf(twoBodyStateAt(state, epochTaiS))])),
    method: 'LAGRANGE',
    degree: 9,
    segments: [[0, count, epochsTaiS[0]!, epochsTaiS.at(-1)!]],
    isInterpolationAssumed: false,
  } as const;
  const identity = {
    noradId: 71_001,
    designator: '71001',
    name: 'A',
    cosparId: '',
    manoeuvrable: 'YES',
    size: {},
  } as const;
  const file = { ephemerisId: 'a', fileName: 'a', createdTaiS: undefined };
  return { identity, orbit: { kind: 'ephemeris', key: 'a', ephemeris: packEphemeris(table), ...file } };
}

/** What the candidate comes to that passes so much farther out, and what an approach of its states is judged to. */
function farther(text: string, outM: number) {
  const { statedFigures: _, ...approach } = approachOf(text);
  const [own, other] = approach.states;
  const sizeM = Math.hypot(...own.positionM);
  const [x, y, z] = own.positionM.map((value) => value * (1 + outM / sizeM)) as [number, number, number];
  const moved = { ...own, positionM: [x, y, z] } as const;
  const closest = closestToMessage({ ...scene, candidate: candidateOf(moved), message: text, hardBodyRadiusM });
  const { report } = judge({ ...approach, messageRadiusM: hardBodyRadiusM!, states: [moved, other] }, RULES, 0);
  return { closest: closest!, report };
}

it('a candidate has against a message the probability that a message of its states is judged to', () => {
  const { closest, report } = farther(message, 300);
  expect(closest.missDistanceM).toBeCloseTo(report.missDistanceM, 1);
  expect(closest.pc! / report.recommended!.pc).toBeCloseTo(1, 3);
});

it.each([300, 3000])('where no method holds, the largest that it can be %s m farther out', (outM) => {
  const { closest, report } = farther(nanometres, outM);
  expect(closest.pc).toBeNull();
  expect(closest.maxPc! / report.maxPc!).toBeCloseTo(1, 3);
});
