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

/** What was known at one moment before now. Screening with it gives the messages of that moment. */
export interface KnowledgeStep {
  readonly creationTaiS: number;
  /** The newest step is the present: its screening covers the whole catalogue. */
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

/** The whole catalogue as it stood at one step, by number; only the scripted objects differ between steps. */
export function catalogueAt(world: DemoWorld, index: number): MeanElements[] {
  return [...world.background, ...scriptedAt(world, index)].sort((first, second) => first.noradId - second.noradId);
}

/** What was known of the wanted objects at one step: no element set is younger than the messages that rest on it. */
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
 * The element set of an object as it was published before a moment: an orbit that is known later passes through the same
 * states, so the set of the earlier epoch is fitted to the later one flown back. Nothing of the future remains in it but
 * the truth itself, which a generated world has no other source of.
 *
 * @param momentTaiS number   TAI s   nothing may be younger than this
 * @param nowTaiS    number   TAI s   the present, against which the later set is as old as the earlier one was at its moment
 * @returns the same set where it is old enough; undefined where no earlier one can be had, and the object was not known
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
