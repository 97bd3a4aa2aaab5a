import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { PlanBasis } from '@keepout/operations/plan/basis';
import { configurationPath } from '@keepout/operations/vehicle/satellite-to-plan';
import type { Gathered } from './gather.ts';
import { presentLeftOut, time } from './present-result.ts';

const spanOf = ([start, end]: readonly [number, number]) => ({ start: time(start), end: time(end) });

/** Returns the inputs of planning as in the API. */
export function presentBasis(
  basis: PlanBasis,
  { question, names, about }: Gathered,
): Omit<PlanningBasis, 'conjunctionId'> {
  const { rules, satellite, air, otherBurns, nowTaiS, events } = question;
  const { means, planningFault: notPlannable, commandByTaiS, decideByTaiS } = basis;
  return {
    satelliteId: about.satelliteId,
    satelliteName: about.satelliteName,
    secondaryName: names.get(events[0]!.id)!.secondaryName,
    tca: time(basis.tcaTaiS),
    period: basis.periodS,
    manoeuvreType: means?.type ?? null,
    unplannable: notPlannable?.code ?? null,
    missingFields: (notPlannable?.missing ?? []).map(configurationPath),
    vehicle: {
      mass: satellite.massKg ?? null,
      propellantMass: means?.propellantKg ?? null,
      maxDeltaV: means?.maxDeltaVMps ?? 0,
      thrust: means?.thrustN ?? null,
      specificImpulse: means?.specificImpulseS ?? null,
      dutyCycle: means?.dutyCycle ?? 1,
      dragAreaMin: means?.areas?.minM2 ?? null,
      dragAreaNominal: means?.areas?.nominalM2 ?? null,
      dragAreaMax: means?.areas?.maxM2 ?? null,
      dragCoefficient: means?.dragCoefficient ?? null,
      dynamicPressure: basis.dynamicPressurePa ?? null,
      burnsInEclipse: means?.burnsInEclipse ?? true,
      atmosphere: air?.model ?? 'EXPONENTIAL',
    },
    targetProbability: basis.target.totalPc,
    eventTargetProbability: basis.target.avoidedPc,
    actProbability: about.actPc,
    watchProbability: rules.watchPc,
    densityUncertainty: rules.densityUncertainty,
    spread: basis.spread,
    totalProbability: basis.totalPc,
    events: basis.events.map(({ id, primary, secondary, covarianceM2, hardBodyRadiusM, pc }) => ({
      conjunctionId: id,
      secondaryName: names.get(id)!.secondaryName,
      tca: time(primary.epochTaiS),
      tcaOffset: primary.epochTaiS - basis.tcaTaiS,
      primary: [...primary.positionM, ...primary.velocityMps],
      secondary: [...secondary.positionM, ...secondary.velocityMps],
      covariance: [...covarianceM2],
      hardBodyRadius: hardBodyRadiusM,
      probability: pc,
      ...names.get(id)!.belief,
    })),
    otherObjects: [...names].map(([conjunctionId, { kind }]) => ({ conjunctionId, ...kind })),
    leftOut: basis.leftOut.length,
    ...presentLeftOut(basis, names),
    now: time(nowTaiS),
    commandBy: commandByTaiS === undefined ? null : time(commandByTaiS),
    decideBy: decideByTaiS === undefined ? null : time(decideByTaiS),
    contacts: basis.contacts.map(({ stationId, name, canCommand, canConfirm, span }) => ({
      stationId,
      name,
      canCommand,
      canConfirm,
      ...spanOf(span),
    })),
    shadows: basis.shadows.map(spanOf),
    noBurnWindows: rules.noBurn.map((span, k) => ({ ...spanOf(span), reason: about.noBurnReasons[k]! })),
    committedBurns: otherBurns.map(spanOf),
  };
}
