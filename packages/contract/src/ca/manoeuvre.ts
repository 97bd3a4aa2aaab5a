import { z } from 'zod';
import {
  count,
  givenTimeOf,
  id,
  idOf,
  metres,
  metresPerSecond,
  noradId,
  pageQuery,
  ratio,
  seconds,
  storable,
  text,
  utcTimeOf,
} from '../platform/primitives.ts';
import { deltaVDirection, deltaVFrame } from './enums.ts';
import {
  exportFormat,
  manoeuvreBranch,
  manoeuvreObjective,
  manoeuvreStar,
  manoeuvreState,
  planConstraint,
  plannedManoeuvreType,
  staleReason,
  unplannableReason,
} from './manoeuvre-enums.ts';

const vector = (what: string) =>
  z
    .array(z.number())
    .length(3)
    .meta({ description: `${what}; three numbers.` });
const givenVector = (what: string) =>
  z
    .array(z.number().min(-1e4).max(1e4))
    .length(3)
    .meta({ description: `${what}; three numbers.` });
const kilograms = (what: string) => z.number().meta({ description: `${what}, kg.` });
const known = z.number().min(0).max(1);
const span = z.object({ start: utcTimeOf('Begin'), end: utcTimeOf('End') });

const ignitionEpoch = givenTimeOf('Begin of the manoeuvre');
const manoeuvreDuration = z.number().positive().max(1.3e6).meta({ description: 'From begin to end, s.' });

/** A manoeuvre to be flown, as somebody gives it. */
export const givenManoeuvre = z
  .discriminatedUnion('manoeuvreType', [
    z
      .strictObject({
        manoeuvreType: z.literal('IMPULSIVE').meta({ description: 'A change of velocity in no time.' }),
        ignitionEpoch,
        deltaVVector: givenVector('Change of velocity in the frame named, m/s'),
        deltaVReferenceFrame: deltaVFrame.default('RTN').meta({ description: 'Frame of the vector.' }),
      })
      .meta({ id: 'GivenImpulse', description: 'A change of velocity in no time.' }),
    z
      .strictObject({
        manoeuvreType: z.literal('CONTINUOUS').meta({ description: 'Thrust along a direction that is held.' }),
        ignitionEpoch,
        manoeuvreDuration,
        thrustDirection: givenVector('Direction of the thrust in the frame named; its length does not count'),
        deltaVReferenceFrame: deltaVFrame.default('RTN').meta({ description: 'Frame of the vector.' }),
      })
      .meta({
        id: 'GivenBurn',
        description: 'Thrust along a direction that is held, with the motor of the satellite.',
      }),
    z
      .strictObject({
        manoeuvreType: z
          .literal('DIFFERENTIAL_DRAG')
          .meta({ description: 'A time in another attitude against the air.' }),
        ignitionEpoch,
        manoeuvreDuration,
        dragCrossSection: z.number().positive().max(1e5).meta({ description: 'Cross-section meanwhile, m^2.' }),
      })
      .meta({ id: 'GivenDrag', description: 'A time in another attitude against the air.' }),
  ])
  .meta({ id: 'GivenManoeuvre', description: 'A manoeuvre to be flown.' });

const orNull = <T extends z.ZodType>(schema: T) => schema.nullable();

/** A manoeuvre with its figures: the fields of the specification. */
export const manoeuvreFigures = z
  .object({
    manoeuvreType: plannedManoeuvreType,
    ignitionEpoch: utcTimeOf('Begin of the manoeuvre'),
    orbitsBeforeTca: ratio('Begin before closest approach, in periods of the satellite'),
    manoeuvreDuration: seconds('From begin to end; 0 for an impulse'),
    totalThrustingTime: seconds('Time that the motor is on'),
    totalDeltaVMagnitude: metresPerSecond('Change of velocity of all burns together'),
    deltaVMagnitude: metresPerSecond('Change of velocity'),
    deltaVReferenceFrame: deltaVFrame.meta({ description: 'Frame of the vector.' }),
    deltaVVector: vector('Change of velocity in the frame named, m/s'),
    totalDeltaMass: orNull(
      kilograms('Change of mass of all burns together, not positive; null where mass or specific impulse is not known'),
    ),
    deltaMass: orNull(kilograms('Change of mass, not positive; null where mass or specific impulse is not known')),
    effectiveThrustMagnitude: orNull(
      z.number().meta({ description: 'Thrust times duty cycle, N; null for an impulse.' }),
    ),
    specificImpulse: orNull(seconds('Specific impulse; null where not known')),
    dutyCycle: orNull(ratio('Share of the time that the motor is on, 0 to 1; null for an impulse')),
    spacecraftInitialMass: orNull(kilograms('Mass before; null where not known')),
    dragCrossSection: orNull(
      z.number().meta({ description: 'Cross-section meanwhile, m^2; null where drag is not what is used.' }),
    ),
    totalTimeInDifferentialDragConfiguration: seconds('Time in the other attitude'),
    totalTimeInNominalConfiguration: seconds('Time from begin to closest approach in the nominal attitude'),
    positionBefore: vector('Position at the begin without the manoeuvre, EME2000, m'),
    velocityBefore: vector('Velocity at the begin without the manoeuvre, EME2000, m/s'),
    positionAfter: vector('Position at the end, EME2000, m'),
    velocityAfter: vector('Velocity at the end, EME2000, m/s'),
    smaChange: metres('Change of the osculating semi-major axis'),
  })
  .meta({ id: 'ManoeuvreFigures', description: 'A manoeuvre with its figures.' });

/** What becomes of one event. */
export const manoeuvredEvent = z
  .object({
    conjunctionId: idOf('the event'),
    secondaryName: text('The other object.'),
    secondaryNoradId: noradId.nullable(),
    tcaBefore: utcTimeOf('Closest approach without the manoeuvre'),
    tcaAfter: utcTimeOf('Closest approach with it'),
    missDistanceBefore: metres('Miss distance without the manoeuvre'),
    missDistanceAfter: metres('Miss distance with it'),
    relativePositionBefore: vector('Other object minus satellite in RTN of the satellite, without the manoeuvre, m'),
    relativePositionAfter: vector('The same with it, m'),
    probabilityBefore: known.meta({ description: 'Probability without the manoeuvre, 0 to 1.' }),
    probabilityAfter: known.meta({ description: 'Probability with it, 0 to 1.' }),
    isRaised: z.boolean().meta({ description: 'It was below the watch limit and is above it now.' }),
  })
  .meta({ id: 'ManoeuvredEvent', description: 'What a manoeuvre makes of one event.' });

export const manoeuvreOutcomeOf = z
  .object({
    branch: manoeuvreBranch,
    share: ratio('What is flown over what was planned'),
    probability: known.meta({ description: 'Of the event that is avoided, 0 to 1.' }),
    totalProbability: known.meta({ description: 'That any event is a collision, 0 to 1.' }),
    missDistance: metres('Of the event that is avoided'),
  })
  .meta({ id: 'ManoeuvreOutcome', description: 'One way in which a manoeuvre may turn out.' });

const planeEllipse = z
  .object({
    x: metres('Miss vector along x of the encounter plane'),
    y: metres('Miss vector along y'),
    covarianceXX: z.number().meta({ description: 'Combined covariance, xx, m^2.' }),
    covarianceYX: z.number().meta({ description: 'Combined covariance, yx, m^2.' }),
    covarianceYY: z.number().meta({ description: 'Combined covariance, yy, m^2.' }),
  })
  .meta({
    id: 'PlaneEllipse',
    description: 'Where the other object is in the encounter plane, and how well that is known.',
  });

/** What comes of a manoeuvre, whole. */
export const manoeuvreResult = z
  .object({
    figures: manoeuvreFigures,
    probabilityBefore: known.meta({ description: 'Of the event that is avoided, without the manoeuvre, 0 to 1.' }),
    probability: known.meta({ description: 'Of the event that is avoided, 0 to 1.' }),
    totalProbabilityBefore: known.meta({
      description: 'That any known event is a collision, without the manoeuvre, 0 to 1.',
    }),
    totalProbability: known.meta({
      description: 'That any known event is a collision: 1 - product of (1 - Pc), 0 to 1.',
    }),
    missDistance: metres('Miss distance of the event that is avoided'),
    mahalanobisDistance: ratio('Miss distance over its error, in the encounter plane'),
    tca: utcTimeOf('Closest approach of the event that is avoided'),
    planeBefore: planeEllipse,
    planeAfter: planeEllipse,
    events: z
      .array(manoeuvredEvent)
      .meta({ description: 'Every known event of the satellite; the avoided one first.' }),
    branches: z.array(manoeuvreOutcomeOf).meta({ description: 'How it may turn out: hot, nominal, cold, missed.' }),
    commandBy: utcTimeOf('The command has to have left the ground').nullable(),
    commandContact: text('The last pass for it: station and time.').nullable(),
    confirmationContact: text('The first pass after it: station and time.').nullable(),
    breaks: z.array(planConstraint).meta({ description: 'Constraints that it breaks.' }),
  })
  .meta({ id: 'ManoeuvreResult', description: 'What comes of a manoeuvre.' });

export const planConstraints = z
  .strictObject({
    allowedWindows: z.array(span).max(200).optional().meta({ description: 'The manoeuvre lies inside one of these.' }),
    noBurnWindows: z.array(span).max(200).optional().meta({ description: 'Besides those of the flight rules.' }),
    needsCommandContact: z
      .boolean()
      .default(true)
      .meta({ description: 'A pass to send the command comes before it, where you have stations.' }),
    needsConfirmationContact: z
      .boolean()
      .default(false)
      .meta({ description: 'A pass to confirm it comes before closest approach.' }),
    maxSmaChange: z
      .number()
      .positive()
      .max(1e6)
      .optional()
      .meta({ description: 'Largest change of the semi-major axis, m; else that of the flight rules.' }),
    maxPhaseChange: z
      .number()
      .positive()
      .max(180)
      .optional()
      .meta({ description: 'Largest shift along the orbit at closest approach, deg.' }),
  })
  .meta({ id: 'PlanConstraints', description: 'What the plan has to keep to, besides flight rules and satellite.' });

export const thrustDirection = z
  .strictObject({
    mode: deltaVDirection.default('XYZ').meta({ description: 'How the direction is given.' }),
    vector: givenVector('For XYZ: the direction in the frame').optional(),
    azimuth: z
      .number()
      .min(-180)
      .max(360)
      .optional()
      .meta({ description: 'For AZIMUTH_ELEVATION: from T towards R in the plane of the orbit, deg.' }),
    elevation: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .meta({ description: 'For AZIMUTH_ELEVATION: out of the plane of the orbit, towards N, deg.' }),
    coneHalfAngle: z
      .number()
      .min(0)
      .max(90)
      .default(0)
      .meta({ description: 'How far from it the thrust may point, deg; 0 holds the direction.' }),
  })
  .meta({ id: 'ThrustDirection', description: 'A direction in RTN that the thrust keeps to, or to its opposite.' });

/** A search for manoeuvres. */
export const manoeuvreSearch = z
  .strictObject({
    conjunctionId: idOf('the event to avoid'),
    objective: manoeuvreObjective.default('PROBABILITY'),
    targetProbability: z.number().gt(0).max(1).optional().meta({
      description: 'Total probability to reach, 0 to 1; without it that of the flight rules.',
    }),
    maxDeltaV: z
      .number()
      .positive()
      .max(1e4)
      .optional()
      .meta({ description: 'Largest change of velocity, m/s; else that of the satellite.' }),
    orbitsFrom: z
      .number()
      .min(0.05)
      .max(400)
      .default(0.5)
      .meta({ description: 'Latest begin, orbits before closest approach.' }),
    orbitsTo: z
      .number()
      .min(0.05)
      .max(400)
      .default(12)
      .meta({ description: 'Earliest begin, orbits before closest approach.' }),
    direction: thrustDirection.optional(),
    constraints: planConstraints.prefault({}),
  })
  .meta({ id: 'ManoeuvreSearch', description: 'A search for manoeuvres that avoid an event.' });

export const manoeuvreCandidate = z
  .object({
    stars: z.array(manoeuvreStar).meta({ description: 'What it is best at; empty where others are better in all.' }),
    manoeuvre: givenManoeuvre,
    result: manoeuvreResult,
  })
  .meta({ id: 'ManoeuvreCandidate', description: 'A manoeuvre that a search found, with what comes of it.' });

export const manoeuvreCandidates = z
  .object({
    conjunctionId: idOf('the event'),
    targetProbability: known.meta({ description: 'Total probability that was to be reached, 0 to 1.' }),
    totalProbabilityBefore: known.meta({
      description: 'That any known event is a collision, if nothing is done, 0 to 1.',
    }),
    isTargetMet: z.boolean().meta({ description: 'Nothing need be done: the total is below the target already.' }),
    candidates: z.array(manoeuvreCandidate).meta({ description: 'The better first.' }),
    lastChance: utcTimeOf(
      'The last begin with which the target can still be reached: until then a missed burn can be replaced',
    ).nullable(),
    constraints: z
      .object({
        tried: count('Manoeuvres that reach the target'),
        feasible: count('Of these, that keep to all constraints'),
        forbids: z
          .array(z.object({ constraint: planConstraint, count: count('Manoeuvres that it forbids') }))
          .meta({ description: 'What each constraint forbids.' }),
        emptiedBy: planConstraint
          .nullable()
          .meta({ description: 'The constraint with which the last one goes; null while any is left.' }),
      })
      .meta({ description: 'What the constraints leave.' }),
    isBeyondMeans: z
      .boolean()
      .meta({ description: 'No manoeuvre of the satellite reaches the target, constraints or not.' }),
  })
  .meta({ id: 'ManoeuvreCandidates', description: 'What a search found.' });

const sixNumbers = z.array(z.number()).length(6);

/** Everything that a trade space is computed from; the browser's engine takes it as it is. */
export const planningBasis = z
  .object({
    conjunctionId: idOf('the event'),
    satelliteId: idOf('your satellite'),
    satelliteName: text('Its name.'),
    secondaryName: text('The other object.'),
    tca: utcTimeOf('Closest approach'),
    period: seconds('Of the satellite, osculating at closest approach'),
    manoeuvreType: plannedManoeuvreType.nullable(),
    unplannable: unplannableReason.nullable().meta({ description: 'Why nothing can be planned; null where it can.' }),
    missingFields: z.array(z.string()).meta({ description: 'Fields of the satellite that planning lacks.' }),
    vehicle: z
      .object({
        mass: orNull(kilograms('Wet mass')),
        propellantMass: orNull(kilograms('Propellant left')),
        maxDeltaV: metresPerSecond('Largest change of velocity that a plan may have'),
        thrust: orNull(z.number().meta({ description: 'Thrust, N.' })),
        specificImpulse: orNull(seconds('Specific impulse')),
        dutyCycle: ratio('Share of the time that the motor can be on, 0 to 1'),
        dragAreaMin: orNull(z.number().meta({ description: 'Least cross-section, m^2.' })),
        dragAreaNominal: orNull(z.number().meta({ description: 'Cross-section otherwise, m^2.' })),
        dragAreaMax: orNull(z.number().meta({ description: 'Largest cross-section, m^2.' })),
        dragCoefficient: orNull(ratio('Drag coefficient')),
        dynamicPressure: orNull(z.number().meta({ description: 'Of the air on the orbit, a mean, N/m^2.' })),
        burnsInEclipse: z.boolean().meta({ description: 'The motor may be on in the shadow.' }),
      })
      .meta({ description: 'What the satellite can push with.' }),
    targetProbability: known.meta({ description: 'Total probability that the flight rules ask for, 0 to 1.' }),
    actProbability: known.meta({ description: 'Probability from which you act, 0 to 1.' }),
    watchProbability: known.meta({ description: 'Probability from which you watch, 0 to 1.' }),
    densityUncertainty: ratio('1-sigma share of the density of the air'),
    totalProbability: known.meta({ description: 'That any known event is a collision, if nothing is done, 0 to 1.' }),
    events: z
      .array(
        z.object({
          conjunctionId: idOf('the event'),
          secondaryName: text('The other object.'),
          tca: utcTimeOf('Closest approach'),
          tcaOffset: seconds('From the closest approach of the first event to this one'),
          primary: sixNumbers.meta({ description: 'Satellite at closest approach, EME2000: x, y, z in m, then m/s.' }),
          secondary: sixNumbers.meta({ description: 'The other object, the same.' }),
          covariance: z
            .array(z.number())
            .length(9)
            .meta({ description: 'Combined position covariance by rows, EME2000, m^2.' }),
          hardBodyRadius: metres('Combined hard-body radius'),
          probability: known.meta({ description: 'Probability as planning computes it, 0 to 1.' }),
        }),
      )
      .meta({ description: 'Known events of the satellite in the window; the one to avoid first.' }),
    leftOut: count('Events in the window that cannot be planned with, for want of a covariance'),
    now: utcTimeOf('When the answer was made'),
    commandBy: utcTimeOf('End of the last pass for a command before closest approach').nullable(),
    contacts: z
      .array(
        z.object({
          stationId: idOf('the station'),
          name: text('Its name.'),
          start: utcTimeOf('Rise'),
          end: utcTimeOf('Set'),
          canCommand: z.boolean().meta({ description: 'Commands can be sent from there.' }),
          canConfirm: z.boolean().meta({ description: 'Telemetry is received there.' }),
        }),
      )
      .meta({ description: 'Passes over your stations until closest approach.' }),
    shadows: z.array(span).meta({ description: 'Times in the umbra, until closest approach.' }),
    noBurnWindows: z
      .array(z.object({ start: utcTimeOf('Begin'), end: utcTimeOf('End'), reason: text('Why.') }))
      .meta({ description: 'Times without burns of the flight rules.' }),
    committedBurns: z.array(span).meta({ description: 'Burns of other plans of the satellite.' }),
  })
  .meta({ id: 'PlanningBasis', description: 'What a plan for an event is computed from.' });

/** A plan, as it is made. */
export const manoeuvreBody = z
  .strictObject({
    conjunctionId: idOf('the event to avoid'),
    manoeuvre: givenManoeuvre,
    note: z.string().regex(storable).max(4000).default('').meta({ description: 'Why, in your words.' }),
    constraints: planConstraints.prefault({}),
  })
  .meta({ id: 'ManoeuvreBody', description: 'A manoeuvre to be planned for an event.' });

/** A plan that is edited; it is computed again. */
export const manoeuvreEdit = manoeuvreBody
  .omit({ conjunctionId: true })
  .meta({ id: 'ManoeuvreEdit', description: 'What a plan is to be from now on; it is computed again.' });

export const manoeuvreStep = z
  .strictObject({
    state: manoeuvreState,
    note: z.string().regex(storable).max(4000).default('').meta({ description: 'Why, in your words.' }),
  })
  .meta({ id: 'ManoeuvreStep', description: 'The state that a plan is to have.' });

const verification = z
  .object({
    oemFileId: idOf('the first ephemeris after the manoeuvre'),
    deltaV: vector('Achieved change of velocity in RTN at ignition, m/s'),
    deltaVSigma: vector('Its standard deviations, m/s; zeros where the ephemeris has no covariance'),
    plannedDeltaV: vector('Planned change of velocity in RTN at ignition, m/s'),
    share: ratio('Achieved over planned, along the planned direction'),
    residual: metres('Largest distance of the ephemeris from the orbit with the achieved change'),
  })
  .meta({ id: 'ManoeuvreVerification', description: 'What was flown, measured by the first ephemeris after it.' });

/** A plan. */
export const manoeuvrePlan = z
  .object({
    manoeuvreId: idOf('the plan'),
    conjunctionId: idOf('the event to avoid'),
    satelliteId: idOf('your satellite'),
    satelliteName: text('Its name.'),
    secondaryName: text('The other object.'),
    state: manoeuvreState,
    nextStates: z.array(manoeuvreState).meta({ description: 'States that you may give it now.' }),
    needsOtherApprover: z.boolean().meta({ description: 'Your rules ask for another person than who proposed it.' }),
    proposedBy: text('Who proposed it.').nullable(),
    approvedBy: text('Who approved it.').nullable(),
    manoeuvre: givenManoeuvre,
    constraints: planConstraints,
    note: text('Why, in your words.'),
    result: manoeuvreResult,
    staleBecause: z
      .array(staleReason)
      .meta({ description: 'What has changed since it was computed; empty while it stands.' }),
    inputs: z
      .object({
        cdmIds: z.array(id).meta({ description: 'The messages that it was computed from.' }),
        oemFileId: idOf('the ephemeris in force').nullable(),
        catalogueId: idOf('the catalogue').nullable(),
        satelliteVersion: z.int().meta({ description: 'Version of the satellite.' }),
        rulesVersion: z.int().meta({ description: 'Version of the flight rules.' }),
        sha256: text('Over all of them and the manoeuvre.'),
      })
      .meta({ description: 'What it was computed from.' }),
    screeningId: idOf('its newest screening').nullable(),
    verification: verification.nullable(),
    history: z
      .array(z.object({ at: utcTimeOf('When'), by: text('Who.'), state: manoeuvreState, note: text('Why.') }))
      .meta({ description: 'Its states, oldest first.' }),
    version: z.int().meta({ description: 'Grows with every change; the ETag of the record.' }),
    createdAt: utcTimeOf('When it was made'),
    createdBy: text('Who made it.'),
    updatedAt: utcTimeOf('When it last changed'),
  })
  .meta({
    id: 'ManoeuvrePlan',
    description: 'A plan for a manoeuvre: what, why, what comes of it, and how far it is.',
  });

export const manoeuvreQuery = z.object({
  'conjunction-id': id.optional().meta({ description: 'Plans for one event.' }),
  'satellite-id': id.optional().meta({ description: 'Plans of one satellite.' }),
  ...pageQuery,
});
export const basisQuery = z.object({ 'conjunction-id': id.meta({ description: 'The event to avoid.' }) });
export const exportQuery = z.object({ format: exportFormat.default('opm') });

/** A trade space over begin and size. */
export const tradeSpaceBody = z
  .strictObject({
    conjunctionId: idOf('the event to avoid'),
    orbitsFrom: z
      .number()
      .min(0.05)
      .max(400)
      .default(0.5)
      .meta({ description: 'Latest begin, orbits before closest approach.' }),
    orbitsTo: z
      .number()
      .min(0.05)
      .max(400)
      .default(5)
      .meta({ description: 'Earliest begin, orbits before closest approach.' }),
    columns: z
      .int()
      .min(2)
      .max(400)
      .default(200)
      .meta({ description: 'Begins, evenly from the earliest to the latest.' }),
    rows: z.int().min(2).max(400).default(100).meta({ description: 'Sizes, evenly.' }),
    maxSize: z.number().positive().max(1e7).optional().meta({
      description: 'Largest size: m/s of an impulse, s of a burn or an attitude; else what the satellite can give.',
    }),
    direction: thrustDirection.optional(),
  })
  .meta({ id: 'TradeSpaceBody', description: 'A trade space over begin and size of a manoeuvre.' });

export const tradeSpace = z
  .object({
    conjunctionId: idOf('the event'),
    manoeuvreType: plannedManoeuvreType,
    ignitionEpochs: z.array(utcTimeOf('Begin of a column')).meta({ description: 'Begins, a column each.' }),
    orbitsBeforeTca: z
      .array(ratio('Begin of a column, orbits before closest approach'))
      .meta({ description: 'The same in orbits before closest approach.' }),
    sizes: z.array(z.number()).meta({
      description: 'Size of a row: m/s of impulses, s of everything else; the sign is the way along the direction.',
    }),
    log10TotalProbability: z.array(z.array(z.number())).meta({
      description:
        'By column, then row: base-10 logarithm of the total probability over all known events; -300 where it is zero.',
    }),
    raised: z
      .array(z.array(z.boolean()))
      .meta({ description: 'By column, then row: an event that was below the watch limit is above it.' }),
  })
  .meta({ id: 'TradeSpace', description: 'The total probability over begin and size of a manoeuvre.' });

export type GivenManoeuvre = z.infer<typeof givenManoeuvre>;
export type ManoeuvreFigures = z.infer<typeof manoeuvreFigures>;
export type ManoeuvreResult = z.infer<typeof manoeuvreResult>;
export type ManoeuvreSearch = z.infer<typeof manoeuvreSearch>;
export type ManoeuvreCandidates = z.infer<typeof manoeuvreCandidates>;
export type ManoeuvreCandidate = z.infer<typeof manoeuvreCandidate>;
export type ManoeuvrePlan = z.infer<typeof manoeuvrePlan>;
export type ManoeuvreBody = z.infer<typeof manoeuvreBody>;
export type ManoeuvreEdit = z.infer<typeof manoeuvreEdit>;
export type ManoeuvreStep = z.infer<typeof manoeuvreStep>;
export type PlanConstraints = z.infer<typeof planConstraints>;
export type ThrustDirection = z.infer<typeof thrustDirection>;
export type PlanningBasis = z.infer<typeof planningBasis>;
export type TradeSpace = z.infer<typeof tradeSpace>;
export type TradeSpaceBody = z.infer<typeof tradeSpaceBody>;
