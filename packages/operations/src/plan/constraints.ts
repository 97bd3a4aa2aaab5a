import type { PlanConstraints } from '@keepout/planning/constraints';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import type { AskedConstraints, PlanQuestion, Surroundings } from './question.ts';

/** The constraints of a request, with those of rules and satellite. */
export function constraintsOf(
  { nowTaiS, rules, stations, otherBurns }: PlanQuestion,
  requested: AskedConstraints,
  means: PropulsionCapability,
  surroundings: Surroundings,
): PlanConstraints {
  const maxSmaChangeM = requested.maxSmaChangeM ?? rules.maxSmaChangeM ?? undefined;
  return {
    nowTaiS,
    ...(requested.allowed !== undefined && { allowed: requested.allowed }),
    forbidden: [...rules.noBurn, ...(requested.forbidden ?? [])],
    ...(!means.burnsInEclipse && { shadows: surroundings.shadows }),
    ...(stations.length > 0 && { contacts: surroundings.contacts }),
    needsCommand: requested.needsCommand,
    needsConfirmation: requested.needsConfirmation,
    uplinkLeadS: rules.uplinkLeadS,
    preparationS: rules.preparationS,
    ...(maxSmaChangeM !== undefined && { maxSmaChangeM }),
    ...(requested.maxPhaseRad !== undefined && { maxPhaseRad: requested.maxPhaseRad }),
    ...(means.propellantKg !== undefined && { propellantKg: means.propellantKg }),
    otherBurns,
    spacingS: means.spacingS,
  };
}
