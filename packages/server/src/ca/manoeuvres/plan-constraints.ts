import type { PlanConstraints as WireConstraints } from '@keepout/contract/ca/manoeuvre-given';
import type { PlanConstraints, TimeSpan } from '@keepout/planning/constraints';
import { taiOf } from './opened-event.ts';
import type { PlanInput, Surroundings } from './plan-input.ts';
import type { PlanningMeans } from './vehicle-of.ts';

/** The constraints of a request, with those of rules and satellite. */
export function constraintsOf(
  input: PlanInput,
  wire: WireConstraints,
  means: PlanningMeans,
  near: Surroundings,
): PlanConstraints {
  const spans = (windows: WireConstraints['allowedWindows']) =>
    windows?.map(({ start, end }): TimeSpan => [taiOf(start), taiOf(end)]);
  const maxSmaChangeM = wire.maxSmaChange ?? input.rules.maxSmaChangeM ?? undefined;
  const allowed = spans(wire.allowedWindows);
  return {
    nowTaiS: input.nowTaiS,
    ...(allowed !== undefined && { allowed }),
    forbidden: [...input.rules.noBurn.map(({ span }) => span), ...(spans(wire.noBurnWindows) ?? [])],
    ...(!means.burnsInEclipse && { shadows: near.shadows }),
    ...(input.stations.length > 0 && { contacts: near.contacts }),
    needsCommand: wire.needsCommandContact,
    needsConfirmation: wire.needsConfirmationContact,
    uplinkLeadS: input.rules.uplinkLeadS,
    ...(maxSmaChangeM !== undefined && { maxSmaChangeM }),
    ...(wire.maxPhaseChange !== undefined && { maxPhaseRad: (wire.maxPhaseChange * Math.PI) / 180 }),
    ...(means.propellantKg !== undefined && { propellantKg: means.propellantKg }),
    otherBurns: input.otherBurns,
    spacingS: means.spacingS,
  };
}
