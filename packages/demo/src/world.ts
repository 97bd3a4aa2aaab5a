import { taiMinusUtcS } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { makeCatalogue } from './catalogue.ts';
import { buildEncounter, type Encounter, type KnownMember } from './encounters.ts';
import { errorChain } from './error-chain.ts';
import { type FleetMember, makeFleet } from './fleet.ts';
import { publicElements } from './public-elements.ts';
import { SCRIPTED_ENCOUNTERS } from './scripted-encounters.ts';
import { demoRandom } from './seeded-random.ts';

/** Everything that exists in the demo world before the product has looked at it. */
export interface DemoWorld {
  readonly nowTaiS: number;
  readonly seed: number;
  readonly momentsTaiS: readonly number[];
  readonly fleet: readonly FleetMember[];
  readonly known: readonly KnownMember[];
  readonly encounters: readonly Encounter[];
  /** Generated objects and the public element sets of the fleet: the same at every moment. */
  readonly background: readonly MeanElements[];
}

/** Errors can be asked for until here after now, s. */
const HORIZON_S = 8 * 86_400;

/**
 * Creates the demo world: true orbits, known orbits and catalogue.
 *
 * @param nowTaiS   number   reference epoch of the world
 * @param count     number   objects of the background catalogue
 */
export function makeDemoWorld({
  seed,
  nowTaiS,
  count = 30_000,
}: {
  seed: number;
  nowTaiS: number;
  count?: number;
}): DemoWorld {
  const momentsTaiS = historyMoments(nowTaiS);
  const fleet = makeFleet(nowTaiS);
  const members = fleet.map((member): KnownMember => {
    const meanMotionRadps = (member.truth.meanMotionRevPerDay * 2 * Math.PI) / 86_400;
    const random = demoRandom(seed, `orbit determination ${member.truth.noradId}`);
    return {
      member,
      estimates: errorChain(meanMotionRadps, member.tracking, momentsTaiS, nowTaiS + HORIZON_S, random),
    };
  });
  const encounters = SCRIPTED_ENCOUNTERS.map((script) =>
    buildEncounter(script, members[script.satellite]!, momentsTaiS, nowTaiS, seed),
  );
  const scripted = fleet.length + encounters.length;
  const background = [
    ...makeCatalogue({ seed, nowTaiS, count: Math.max(count - scripted, 0) }),
    ...fleet.map((member) => publicElements(member.truth, nowTaiS, seed)),
  ];
  return { nowTaiS, seed, momentsTaiS, fleet, known: members, encounters, background };
}

/** When the operator determined its orbits and the screening ran, days before now. Daily, closer together of late. */
const HISTORY_DAYS_BEFORE_NOW: readonly number[] = [5.4, 4.4, 3.4, 2.4, 1.6, 1.0, 0.5, 0.08];

/** Returns the moments of the history, rising; on full UTC minutes, as in a schedule. */
function historyMoments(nowTaiS: number): number[] {
  return HISTORY_DAYS_BEFORE_NOW.map((days) => {
    const momentTaiS = nowTaiS - days * 86_400;
    const offsetS = taiMinusUtcS(momentTaiS);
    return Math.floor((momentTaiS - offsetS) / 60) * 60 + offsetS;
  });
}
