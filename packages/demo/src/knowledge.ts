import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { writeOem } from '@keepout/ccsds/oem/write';
import { operatorEphemeris } from './operator-ephemeris.ts';
import type { DemoWorld } from './world.ts';

/** An ephemeris as the operator uploads it. The text is made when asked for: a week of minutes is a megabyte. */
export interface OperatorUpload {
  readonly noradId: number;
  readonly fileName: string;
  /** OEM, KVN. */
  text(): string;
}

/** Orbit data known at one past moment. A screening with it gives the messages of that moment. */
export interface KnowledgeStep {
  readonly creationTaiS: number;
  /** Whether the step is the present: its screening covers the entire catalogue. */
  readonly isNewest: boolean;
  /** One for each satellite of the fleet. */
  readonly uploads: readonly OperatorUpload[];
  /** Element sets that differ from step to step: the scripted objects, with covariance. */
  readonly overrides: readonly MeanElements[];
}

/** The history of the demo world, oldest step first. */
export function historyPlan(world: DemoWorld): KnowledgeStep[] {
  return world.momentsTaiS.map((creationTaiS, index) => ({
    creationTaiS,
    isNewest: index === world.momentsTaiS.length - 1,
    uploads: world.known.map((member) => ({
      noradId: member.member.truth.noradId,
      fileName: `${member.member.body.name.toLowerCase()}-${world.momentsTaiS.length - index}.oem`,
      text: () => writeOem(operatorEphemeris(member, index), 'kvn'),
    })),
    overrides: scriptedAt(world, index),
  }));
}

/** Returns the entire catalogue at one step, by number; only the scripted objects differ between steps. */
export function catalogueAt(world: DemoWorld, index: number): MeanElements[] {
  return [...world.background, ...scriptedAt(world, index)].sort((first, second) => first.noradId - second.noradId);
}

/** Returns the element sets of requested objects at one step: none is newer than the messages that depend on it. */
export function knownAt(world: DemoWorld, index: number, wanted: ReadonlySet<number>): MeanElements[] {
  const momentTaiS = world.momentsTaiS[index]!;
  const background = world.background
    .filter(({ noradId }) => wanted.has(noradId))
    .flatMap((elements) => earlierElements(elements, momentTaiS, world.nowTaiS) ?? []);
  return [...background, ...scriptedAt(world, index)].sort((first, second) => first.noradId - second.noradId);
}

function scriptedAt(world: DemoWorld, index: number): MeanElements[] {
  return world.encounters.map((encounter) => encounter.elements[index]!);
}

/**
 * Returns the element set of an object as published before a moment: a later orbit passes through the same
 * states, so the set of the earlier epoch is fitted to the later one propagated backwards. No later information remains in it except
 * the true orbit itself, the only source of data in a generated world.
 *
 * @param momentTaiS number   TAI s   latest permitted epoch
 * @param nowTaiS    number   TAI s   the present: the age of the later set now equals that of the earlier one at its moment
 * @returns the same set where it is old enough; undefined without an earlier one, when the object was unknown at that time
 */
function earlierElements(elements: MeanElements, momentTaiS: number, nowTaiS: number): MeanElements | undefined {
  if (elements.epochTaiS <= momentTaiS) return elements;
  const epochTaiS = momentTaiS - Math.max(nowTaiS - elements.epochTaiS, 0);
  const state = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(epochTaiS, state)) return undefined;
  const { noradId, name, cosparId, bstar, objectType, rcsM2 } = elements;
  const fit = fitMeanElements(stateOfSix(state, epochTaiS, 'TEME'), epochTaiS, {
    noradId,
    name,
    cosparId,
    bstar,
    ...(objectType !== undefined && { objectType }),
    ...(rcsM2 !== undefined && { rcsM2 }),
  });
  return fit.ok ? fit.value : undefined;
}
