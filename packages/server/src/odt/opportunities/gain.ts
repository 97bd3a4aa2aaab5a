import type { TargetKind } from '@keepout/contract/odt/enums';
import type { ExpectedGain as WireGain } from '@keepout/contract/odt/opportunity';
import type { GainQuestion, GainSet } from '@keepout/operations/gain/gain';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import { elementsOrbit } from '@keepout/operations/orbit/known-orbit';
import { meanElements } from '@keepout/operations/orbit/plain-elements';
import type { ExpectedGain } from '@keepout/planning/expected-gain/expected-gain';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { passesUnderWay } from '../records/passes-of-event.ts';
import { sensorOfRow } from '../sensors/present.ts';
import { sensorsById } from '../sensors/store.ts';
import { elementsInUse } from '../targets/requested-orbit.ts';
import type { ResolvedTarget } from '../targets/resolve.ts';
import type { OfferedPass } from './find.ts';
import { holdGains } from './held-answers.ts';

/** A sky that is hardly ever clear does not make a pass dearer than this many times. */
const LEAST_CLEAR = 0.05;

/** Returns which object of a conjunction a request is for. */
export const observedBy = (kind: TargetKind): GainQuestion['observed'] =>
  kind === 'CONJUNCTION_PRIMARY' ? 'primary' : 'secondary';

/** Of which object passes would be, and by which orbit. */
interface ObservedTarget extends Pick<ResolvedTarget, 'encounter' | 'kind' | 'orbit' | 'conjunctionId'> {
  /** The request that passes are planned for: its own passes are no open order beside it. */
  readonly requestId?: string;
}

/** Expected gains of passes, in wire form. */
export interface PassGains {
  /** Gain of each pass alone; empty where not requested. */
  readonly perPass: readonly WireGain[];
  readonly together: WireGain | undefined;
  readonly starred: WireSet | undefined;
  readonly best: WireSet | undefined;
}

/** Passes by their ids, and their joint gain. */
export interface WireSet {
  readonly ids: readonly string[];
  readonly gain: WireGain;
}

/** Returns the expected gains of passes for an encounter; undefined where they cannot be computed. */
export async function gainsOf(
  { threads, database }: Pick<ServerContext, 'threads' | 'database'>,
  operatorId: string,
  { encounter, kind, conjunctionId, requestId, orbit: { orbit } }: ObservedTarget,
  offeredPasses: readonly OfferedPass[],
  scope: GainQuestion['requestedScope'],
  signal?: AbortSignal,
): Promise<PassGains | undefined> {
  if (encounter === undefined || offeredPasses.length === 0) return undefined;
  const passes = offeredPasses.map(({ opportunityId: id, price, clouds, sensor, span }) => ({
    id,
    price: price / Math.max(1 - (clouds ?? 0), LEAST_CLEAR),
    sensor: sensorOfRow(sensor),
    startTaiS: span.startTaiS,
    stopTaiS: span.stopTaiS,
  }));
  const observed = observedBy(kind);
  const underWay = await passesUnderWay(database.orm, { operatorId, conjunctionId, targetKind: kind });
  const sensors = await sensorsById(
    database.orm,
    underWay.map(({ sensorId }) => sensorId),
  );
  const ordered = underWay.flatMap(({ requestId: orderedBy, sensorId, startTaiS, endTaiS: stopTaiS }) => {
    const sensor = sensors.get(sensorId);
    return sensor === undefined || orderedBy === requestId || stopTaiS >= encounter.tcaTaiS
      ? []
      : [{ sensor: sensorOfRow(sensor), startTaiS, stopTaiS }];
  });
  // What the update will begin with, and its drag: `orbitOfRequest`.
  const initialOrbit = orbit.kind === 'elements' ? { elements: orbit.elements } : {};
  const elements = initialOrbit.elements
    ? meanElements(initialOrbit.elements)
    : await elementsInUse(database.orm, encounter[observed].noradId);
  const { drag = null, objectType } = (elements && dynamicsParameters(elementsOrbit(elements))) || {};
  const encounterInput = {
    encounter,
    observed,
    drag,
    noise: 'OBJECT',
    ...(objectType && { objectType }),
    ...initialOrbit,
  } as const;
  const question = {
    ...encounterInput,
    passes,
    ...(ordered.length > 0 && { ordered }),
    requestedScope: scope,
    ...(await earthOrientationInUse(database.orm)),
  };
  const gains = await holdGains(threads, operatorId, question, signal);
  if (!gains.ok) return undefined;
  const { singleGains: passGains, together, starred, best } = gains.value;
  const { scaledSigmas } = encounter;
  return {
    perPass: passGains.map((gain) => presentGain(gain, scaledSigmas)),
    together: together && presentGain(together, scaledSigmas),
    starred: starred && presentSet(starred, scaledSigmas),
    best: best && presentSet(best, scaledSigmas),
  };
}

function presentSet({ ids, gain }: GainSet, scaledSigmas: WireGain['scaledSigmas']): WireSet {
  return { ids, gain: presentGain(gain, scaledSigmas) };
}

function presentGain(gain: ExpectedGain, scaledSigmas: WireGain['scaledSigmas']): WireGain {
  const { passes, missSigmaBeforeM: missSigmaBefore, missSigmaAfterM: missSigmaAfter, pcNow } = gain;
  const { pcMedian = null, pcLow = null, pcHigh = null, withoutPc, toAct, toSafe, toWatch, stays } = gain;
  const spread = { pcMedian, pcLow, pcHigh, withoutPc, scaledSigmas };
  return { passes, missSigmaBefore, missSigmaAfter, pcNow, ...spread, toAct, toSafe, toWatch, stays };
}

/** Returns by opportunity the probability of an inconclusive verdict after it alone. */
export async function leavesOpenOf(
  context: Pick<ServerContext, 'threads' | 'database'>,
  operatorId: string,
  target: ObservedTarget,
  offeredPasses: readonly OfferedPass[],
): Promise<ReadonlyMap<string, number>> {
  const gains = await gainsOf(context, operatorId, target, offeredPasses, 'each');
  return leavesOpenBy(offeredPasses, gains);
}

/** The same from gains of each pass that are known. */
export const leavesOpenBy = (
  offeredPasses: readonly OfferedPass[],
  gains: PassGains | undefined,
): ReadonlyMap<string, number> =>
  new Map(offeredPasses.map(({ opportunityId }, i) => [opportunityId, gains?.perPass[i]?.stays ?? 0]));
