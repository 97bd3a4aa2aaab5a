import { isTurned, type MessageAnalysis } from '@keepout/assessment/message-analysis';
import { type MessageTracking, type ObjectTracking, trackingChange } from '@keepout/assessment/message-tracking';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import { collisionConsequence, FRAGMENT_SIZE_M, FRAGMENT_SIZES_M } from '@keepout/conjunction/consequence/fragments';
import type { OrbitScore } from '@keepout/conjunction/decision/orbit-score';
import type { Disagreement } from '@keepout/conjunction/event/consistency';
import type { EventAnalysis, TrackingStep, OrbitScore as WireScore } from '@keepout/contract/ca/analysis';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import type { MessageFigureRow } from '../conjunctions/message-store.ts';
import type { Analysed } from './analyse.thread.ts';

export function presentDisagreement({ differenceRtnM, sigmaRtnM, mahalanobis }: Disagreement) {
  return {
    difference: local(differenceRtnM),
    sigma: sigmaRtnM ? local(sigmaRtnM) : null,
    mahalanobisDistance: mahalanobis ?? null,
  };
}

const local = ([r, t, n]: Vec3) => ({ r, t, n });

/** Returns the scores with objects in the order of the event, which may differ from that of the message. */
export function presentScores(
  { designators, orbits }: MessageAnalysis,
  designator: string,
): NonNullable<EventAnalysis['orbits']> {
  const [first, second] = isTurned(designators, designator) ? [orbits[1], orbits[0]] : orbits;
  return { object1: presentScore(first), object2: presentScore(second) };
}

/**
 * Returns the consequences of a collision, from the satellite's record and the message; null if neither states the masses.
 *
 * @param configuration   record of the own satellite, object 1 of the event
 */
export function presentConsequence(
  { designators, massesKg }: MessageAnalysis,
  { objects, relativeSpeedMps }: Pick<MessageFigureRow, 'objects' | 'relativeSpeedMps'>,
  configuration: unknown,
): EventAnalysis['consequence'] {
  const { wetMass, ownKg, second } = knownMasses({ designators, massesKg }, { objects }, configuration);
  if (ownKg === undefined || second === undefined) return null;
  const countOf = (sizeM: number) => {
    const { fragments, smallestM, isCatastrophic } = collisionConsequence([ownKg, second], relativeSpeedMps, sizeM);
    return { fragments, smallestFragment: smallestM, isCatastrophic };
  };
  return {
    ...countOf(FRAGMENT_SIZE_M),
    bySize: FRAGMENT_SIZES_M.map(countOf).map(({ isCatastrophic: _, ...count }) => count),
    mass1: { mass: ownKg, source: wetMass === undefined ? 'MESSAGE' : 'RECORD' },
    mass2: { mass: second, source: 'MESSAGE' },
  };
}

/** Returns the objects of the event whose mass is neither in the record of the satellite nor in the message. */
export function missingMasses(...question: Parameters<typeof knownMasses>): ('OBJECT1' | 'OBJECT2')[] {
  const { ownKg, second } = knownMasses(...question);
  return [
    ...(ownKg === undefined ? (['OBJECT1'] as const) : []),
    ...(second === undefined ? (['OBJECT2'] as const) : []),
  ];
}

function knownMasses(
  { designators, massesKg }: Pick<MessageAnalysis, 'designators' | 'massesKg'>,
  { objects }: Pick<MessageFigureRow, 'objects'>,
  configuration: unknown,
) {
  const { wetMass } = (configuration ?? {}) as Partial<SatelliteConfiguration>;
  const [first, second] = isTurned(designators, objects[0].designator) ? [massesKg[1], massesKg[0]] : massesKg;
  return { wetMass, ownKg: wetMass ?? first, second };
}

/** Returns the tracking of each message, oldest first, compared with the previous one of the same originator; objects in the order of the event. */
export function presentTracking(
  oldestFirst: readonly MessageFigureRow[],
  read: readonly (MessageTracking | undefined)[],
): TrackingStep[] {
  const priorOf = new Map<string, MessageTracking['objects']>();
  return oldestFirst.flatMap(({ id: cdmId, originator, creationTaiS, objects }, place) => {
    const message = read[place];
    if (message === undefined) return [];
    const [first, second] = message.objects;
    const ownFirst = isTurned(message.designators, objects[0].designator)
      ? ([second, first] as const)
      : message.objects;
    const prior = priorOf.get(originator);
    priorOf.set(originator, ownFirst);
    return {
      cdmId,
      originator,
      creationDate: formatUtcZ(creationTaiS),
      object1: presentObjectTracking(ownFirst[0], prior?.[0]),
      object2: presentObjectTracking(ownFirst[1], prior?.[1]),
    };
  });
}

function presentObjectTracking(tracking: ObjectTracking, prior: ObjectTracking | undefined): TrackingStep['object1'] {
  const [from, to] = tracking.lastObservationTaiS ?? [];
  const change = prior && trackingChange(prior, tracking);
  return {
    lastObservationFrom: from === undefined ? null : formatUtcZ(from),
    lastObservationTo: to === undefined ? null : formatUtcZ(to),
    observationsAvailable: tracking.observationsAvailable ?? null,
    observationsUsed: tracking.observationsUsed ?? null,
    tracksAvailable: tracking.tracksAvailable ?? null,
    tracksUsed: tracking.tracksUsed ?? null,
    residualsAccepted: tracking.residualsAcceptedPercent ?? null,
    actualOdSpan: tracking.actualOdSpanDays ?? null,
    change: change === undefined ? null : CHANGES[change],
  };
}

const CHANGES = { new: 'NEW', none: 'NONE' } as const;

/** Returns the drag trade space with objects in the order of the event; null if the message contains no drag data. */
export function presentDrag({ designators, drag }: MessageAnalysis, designator: string): EventAnalysis['drag'] {
  if (drag === undefined) return null;
  const turned = isTurned(designators, designator);
  const inOrder = <T>([first, second]: readonly [T, T]): readonly [T, T] =>
    turned ? [second, first] : [first, second];
  const [object1, object2] = inOrder(drag.drags).map(
    (objectDrag) =>
      objectDrag && { energyDissipationRate: objectDrag.wattsPerKg, predictedSeconds: objectDrag.foretoldS },
  );
  const cells = drag.outcomes.map(({ factors, laterS, missDistanceM, pc, method, isInadequate }) => {
    const [object1Factor, object2Factor] = inOrder(factors);
    return {
      object1: object1Factor,
      object2: object2Factor,
      tcaShift: laterS,
      totalMissDistance: missDistanceM,
      probability: pc,
      probabilityMethod: method.toUpperCase(),
      isInadequate,
    };
  });
  cells.sort((a, b) => a.object2 - b.object2 || a.object1 - b.object1);
  return { object1: object1 ?? null, object2: object2 ?? null, cells };
}

function presentScore({ score, knownChecks, allChecks, composite, groups }: OrbitScore): WireScore {
  return {
    score: score ?? null,
    knownChecks,
    allChecks,
    composite,
    groups: groups.map(({ group, weight, checks }) => ({
      group,
      weight,
      checks: checks.map(({ code, isPassed, value, limit }) => ({
        code,
        isPassed: isPassed ?? null,
        value: value ?? null,
        limit: limit !== undefined && Number.isFinite(limit) ? limit : null,
      })),
    })),
  };
}

export function presentForecast(
  { shrink, calibration, forecasts, scaledMessages }: Analysed,
  tcaTaiS: number,
): EventAnalysis['forecast'] {
  const forecast = forecasts.at(-1);
  return {
    pastEvents: shrink?.eventCount ?? 0,
    scaledMessages,
    exponent: shrink?.exponent ?? null,
    insideShare: calibration?.inside ?? null,
    at: forecast ? formatUtcZ(tcaTaiS - forecast.leadS) : null,
    leadSeconds: forecast?.leadS ?? null,
    sigmaShare: forecast?.sigmaShare ?? null,
    low: forecast?.low ?? null,
    median: forecast?.median ?? null,
    high: forecast?.high ?? null,
    aboveAct: forecast?.aboveLimit ?? null,
    course: forecasts.map(({ leadS, low, median, high }) => ({ at: formatUtcZ(tcaTaiS - leadS), low, median, high })),
  };
}
