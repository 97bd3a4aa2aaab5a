import { readdirSync, readFileSync } from 'node:fs';
import type { Approach } from '@keepout/assessment/approach';
import { judge } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { transportCovariance } from '@keepout/astro/covariance/transport';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { verdictPcOf } from '@keepout/conjunction/pc/verdict-pc';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import { type EventEffect, impulseOnEvent } from '@keepout/planning/event-effect';
import { expect, it } from 'vitest';
import { isNightly, sampled } from '../../../../scripts/property-runs.mjs';

const FILES = new URL('../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 };
/** A usual run takes one message in so many. */
const EVERY = 4;
/** What each message is answered with; s, m/s. */
const PUSHES = [
  { leadS: 3_100, deltaVRtnMps: [0.001, 0.02, -0.003] },
  { leadS: 41_000, deltaVRtnMps: [0, -0.004, 0.002] },
] as const satisfies readonly { leadS: number; deltaVRtnMps: Vec3 }[];

interface Drawn {
  readonly name: string;
  readonly approach: Approach;
  readonly encounter: PlannedEncounter;
  readonly effect: EventEffect;
}

function opened(): Omit<Drawn, 'effect'>[] {
  return readdirSync(FILES).flatMap((name) => {
    const cdm = readCdm(readFileSync(new URL(name, FILES), 'utf8'));
    const approach = cdm.ok ? messageApproach(cdm.value) : undefined;
    const encounter = approach?.ok ? plannedEncounterOf(approach.value) : undefined;
    if (!approach?.ok || !encounter?.ok || encounter.value.assessment === undefined) return [];
    return [{ name, approach: approach.value, encounter: encounter.value }];
  });
}

/** By the functions that a verdict is computed with: those of an engine move a sum over time by some millionths. */
function drawn(): Drawn[] {
  return withOwnFunctions(() =>
    sampled(opened(), EVERY).flatMap((event) =>
      PUSHES.flatMap(({ leadS, deltaVRtnMps }) => {
        const epochTaiS = event.encounter.primary.epochTaiS - leadS;
        const effect = impulseOnEvent(event.encounter, { epochTaiS, deltaVRtnMps });
        return effect.ok ? [{ ...event, effect: effect.value }] : [];
      }),
    ),
  );
}

/** The message of a moved encounter: its states, and each covariance at closest approach carried there on the object's new orbit. */
function messageOf({ approach, encounter }: Drawn, states: readonly [StateVector, StateVector]): Approach {
  const { radius } = judge(approach, RULES, 0);
  const parties = approach.parties.map((party, k) => ({
    ...party,
    covarianceAt: () => {
      const known = party.covarianceAt(approach.states[k]!);
      const { covariance } = encounter.assessment!.objects[k]!;
      const from = twoBodyStateAt(states[k]!, encounter.primary.epochTaiS);
      const hasVelocity = covariance !== undefined && covariance.matrix[21]! > 0;
      return { ...known, covariance: hasVelocity ? transportCovariance(covariance, from, states[k]!) : covariance };
    },
  })) as unknown as Approach['parties'];
  return { ...approach, radius, parties, states, isAtTca: true };
}

it('tells of a moved encounter what its verdict would be told: number, method and whether it holds', () => {
  const differences: string[] = [];
  const methods = new Set<string>();
  let count = 0;
  let correlatedCount = 0;
  for (const draw of drawn()) {
    const { name, effect } = draw;
    if (effect.end === 'departs') continue;
    for (const passage of effect.passages) {
      const moved = messageOf(draw, [passage.primary, passage.secondary]);
      const { report, verdict } = judge(moved, RULES, 0);
      const correlated = verdict.reasons.find((reason) => reason.code === 'errors-correlated');
      const pc = Math.max(report.recommended!.pc, correlated?.correlatedPc ?? 0);
      count++;
      if (correlated && pc > report.recommended!.pc) correlatedCount++;
      methods.add(passage.method);
      if (Math.abs(passage.pc - pc) > 1e-9 * pc || (!correlated && passage.method !== report.recommended!.method))
        differences.push(`${name}: ${passage.pc} by ${passage.method}, verdict ${pc} by ${report.recommended!.method}`);
      else if (passage.isInadequate && !verdictPcOf(report)!.isInadequate)
        differences.push(`${name}: called inadequate`);
    }
  }
  expect(differences).toEqual([]);
  expect(count).toBeGreaterThan(isNightly ? 120 : 120 / EVERY);
  expect(correlatedCount).toBeGreaterThan(isNightly ? 5 : 5 / EVERY);
  expect([...methods].sort()).toEqual(['foster-1992', 'nc2d-hall-2021', 'nc3d-hall-2021']);
});

it('is asked no further where a search cannot feel it: what is left out is as small by the method of its verdict', () => {
  const negligiblePc = 1e-10;
  let count = 0;
  const felt: string[] = [];
  for (const { encounter } of sampled(opened(), EVERY))
    for (const leadS of [4000, 60_000])
      for (const alongMps of [0.01, -0.03, 0.1, -0.3]) {
        const impulse = { epochTaiS: encounter.primary.epochTaiS - leadS, deltaVRtnMps: [0, alongMps, 0] as Vec3 };
        const rough = impulseOnEvent({ ...encounter, negligiblePc }, impulse);
        const whole = impulseOnEvent(encounter, impulse);
        if (!rough.ok || !whole.ok || rough.value.end === 'departs') continue;
        if (rough.value.pc >= negligiblePc) expect(rough.value).toEqual(whole.value);
        else count++;
        if (whole.value.pc > 2 * negligiblePc && rough.value.pc < negligiblePc)
          felt.push(
            `${leadS} s, ${alongMps} m/s: ${rough.value.pc}, verdict ${whole.value.pc} by ${whole.value.method}`,
          );
      }
  expect(felt).toEqual([]);
  expect(count).toBeGreaterThan(isNightly ? 100 : 100 / (2 * EVERY));
});
