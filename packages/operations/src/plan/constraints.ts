import type { PlanConstraints } from '@keepout/planning/constraints';
import type { Means } from '../vehicle/means.ts';
import type { AskedConstraints, PlanQuestion, Surroundings } from './question.ts';

/** The constraints of a request, with those of rules and satellite. */
export function constraintsOf(
  { nowTaiS, rules, stations, otherBurns }: PlanQuestion,
  asked: AskedConstraints,
  means: Means,
  near: Surroundings,
): PlanConstraints {
  const maxSmaChangeM = asked.maxSmaChangeM ?? rules.maxSmaChangeM ?? undefined;
  return {
    nowTaiS,
    ...(asked.allowed !== undefined && { allowed: asked.allowed }),
    forbidden: [...rules.noBurn, ...(asked.forbidden ?? [])],
    ...(!means.burnsInEclipse && { shadows: near.shadows }),
    ...(stations.length > 0 && { contacts: near.contacts }),
    needsCommand: asked.needsCommand,
    needsConfirmation: asked.needsConfirmation,
    uplinkLeadS: rules.uplinkLeadS,
    preparationS: rules.preparationS,
    ...(maxSmaChangeM !== undefined && { maxSmaChangeM }),
    ...(asked.maxPhaseRad !== undefined && { maxPhaseRad: asked.maxPhaseRad }),
    ...(means.propellantKg !== undefined && { propellantKg: means.propellantKg }),
    otherBurns,
    spacingS: means.spacingS,
  };
}
