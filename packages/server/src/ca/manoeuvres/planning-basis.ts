import { EXPONENTIAL_AIR } from '@keepout/astro/force/air';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import { outcomeOf } from '@keepout/planning/outcome';
import { periodOf } from '@keepout/planning/response';
import { knownEvents } from './known-events.ts';
import { around, open, spanOf, time } from './opened-event.ts';
import type { PlanInput } from './plan-input.ts';
import { targetOf } from './target.ts';
import { meansOf } from './vehicle-of.ts';

/** What a trade space is computed from. */
export function planningBasis(input: PlanInput): Omit<PlanningBasis, 'conjunctionId'> {
  const { rules } = input;
  const opened = open(input);
  const { known, leftOut } = knownEvents(input);
  const [main] = known;
  const means = meansOf(input.configuration, input.air);
  const can = means.unplannable === undefined ? means : undefined;
  const before = main === undefined ? undefined : outcomeOf([], known, { massKg: 1 }, 'two-body');
  const pcs = before?.ok === true ? before.value.before.map(({ pc }) => pc) : [];
  const { contacts, shadows } = opened.ok ? around(input, opened.value) : { contacts: [], shadows: [] };
  const origin = main?.primary.epochTaiS ?? input.nowTaiS;
  const command = contacts.filter(({ canCommand }) => canCommand).at(-1);
  const { configuration } = input;
  return {
    satelliteId: input.satelliteId,
    satelliteName: input.satelliteName,
    secondaryName: input.events[0]!.secondaryName,
    tca: time(origin),
    period: main === undefined ? 0 : periodOf(main.primary),
    manoeuvreType: can?.type ?? null,
    unplannable: opened.ok ? null : opened.fault.code,
    missingFields: opened.ok ? [] : [...opened.fault.missing],
    vehicle: {
      mass: configuration.wetMass ?? null,
      propellantMass: can?.propellantKg ?? null,
      maxDeltaV: can?.maxDeltaVMps ?? 0,
      thrust: can?.thrustN ?? null,
      specificImpulse: can?.specificImpulseS ?? null,
      dutyCycle: can?.dutyCycle ?? 1,
      dragAreaMin: can?.areas?.minM2 ?? null,
      dragAreaNominal: can?.areas?.nominalM2 ?? null,
      dragAreaMax: can?.areas?.maxM2 ?? null,
      dragCoefficient: can?.dragCoefficient ?? null,
      dynamicPressure:
        can?.type === 'DIFFERENTIAL_DRAG' && main !== undefined
          ? dynamicPressure(main.primary, can.body.atmosphere)
          : null,
      burnsInEclipse: can?.burnsInEclipse ?? true,
      atmosphere: (input.air ?? EXPONENTIAL_AIR).model,
    },
    targetProbability: targetOf(pcs, rules),
    actProbability: rules.actPc,
    watchProbability: rules.watchPc,
    densityUncertainty: rules.densityUncertainty,
    totalProbability: before?.ok === true ? before.value.totalPcBefore : 0,
    events: known.map((event, i) => ({
      conjunctionId: event.id,
      secondaryName: event.secondaryName,
      tca: time(event.primary.epochTaiS),
      tcaOffset: event.primary.epochTaiS - origin,
      primary: [...event.primary.positionM, ...event.primary.velocityMps],
      secondary: [...event.secondary.positionM, ...event.secondary.velocityMps],
      covariance: [...event.covarianceM2],
      hardBodyRadius: event.hardBodyRadiusM,
      probability: pcs[i] ?? 0,
    })),
    leftOut,
    now: time(input.nowTaiS),
    commandBy: command === undefined ? null : time(command.span[1]),
    contacts: contacts.map(({ stationId, name, canCommand, canConfirm, span }) => ({
      stationId,
      name,
      canCommand,
      canConfirm,
      start: time(span[0]),
      end: time(span[1]),
    })),
    shadows: shadows.map(spanOf),
    noBurnWindows: rules.noBurn.map(({ span, reason }) => ({ ...spanOf(span), reason })),
    committedBurns: input.otherBurns.map(spanOf),
  };
}
