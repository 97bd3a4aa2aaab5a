import { parseUtc } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import type { ManoeuvreEdit } from '@keepout/contract/ca/manoeuvre';
import type { PlanConstraints, ThrustDirection } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreReturnSearch, ReturnBox } from '@keepout/contract/ca/manoeuvre-return';
import type { ManoeuvreSearch, SearchBegins } from '@keepout/contract/ca/manoeuvre-search';
import type { TradeSpaceBody } from '@keepout/contract/ca/trade-space';
import type { CandidateSearch } from '../plan/candidates.ts';
import type { GivenPlan } from '../plan/evaluate.ts';
import type { AskedBox, AskedConstraints, AskedDirection } from '../plan/question.ts';
import type { ReturnRequest } from '../return/return-search.ts';
import type { TradeRequest } from '../trade/trade-of-plan.ts';

const DEG = Math.PI / 180;
const HOUR_S = 3600;
const OBJECTIVES = { PROBABILITY: 'pc', MAHALANOBIS_DISTANCE: 'mahalanobis', MISS_DISTANCE: 'miss' } as const;

/** A time that was read before. */
export function taiOf(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(`a time that was read before: ${text}`);
  return parsed.value;
}

/** The constraints of a request, its times read. */
export function askedConstraints(wire: PlanConstraints): AskedConstraints {
  const spans = (windows: PlanConstraints['allowedWindows']) =>
    windows?.map(({ start, end }) => [taiOf(start), taiOf(end)] as const);
  const allowed = spans(wire.allowedWindows);
  const forbidden = spans(wire.noBurnWindows);
  return {
    ...(allowed && { allowed }),
    ...(forbidden && { forbidden }),
    needsCommand: wire.needsCommandContact,
    needsConfirmation: wire.needsConfirmationContact,
    ...(wire.maxSmaChange !== undefined && { maxSmaChangeM: wire.maxSmaChange }),
    ...(wire.maxPhaseChange !== undefined && { maxPhaseRad: wire.maxPhaseChange * DEG }),
  };
}

/** Returns the thrust direction of a request; undefined for a zero vector. */
function askedDirection(direction: ThrustDirection | undefined): { readonly direction?: AskedDirection } {
  const axis = direction && axisOf(direction);
  return axis ? { direction: { axis, halfAngleRad: direction.coneHalfAngle * DEG } } : {};
}

function axisOf({ mode, vector, azimuth = 0, elevation = 0 }: ThrustDirection): Vec3 | undefined {
  if (mode === 'AZIMUTH_ELEVATION') {
    const [a, e] = [azimuth * DEG, elevation * DEG];
    return [Math.cos(e) * Math.sin(a), Math.cos(e) * Math.cos(a), Math.sin(e)];
  }
  const [r = 0, t = 0, n = 0] = vector ?? [];
  return Math.hypot(r, t, n) > 0 ? [r, t, n] : undefined;
}

export function askedSearch(search: ManoeuvreSearch): CandidateSearch {
  const { targetProbability, maxDeltaV } = search;
  return {
    objective: OBJECTIVES[search.objective],
    ...(targetProbability !== undefined && { targetPc: targetProbability }),
    ...(maxDeltaV !== undefined && { maxDeltaVMps: maxDeltaV }),
    ...askedBegins(search),
    ...askedDirection(search.direction),
    constraints: askedConstraints(search.constraints),
  };
}

type BeginFields = Pick<CandidateSearch, 'orbits' | 'leadsS' | 'beginsTaiS'>;

/** The begins of a search; in the unit that was chosen, which knows closest approach or not. */
function askedBegins({ orbitsFrom, orbitsTo, begins }: ManoeuvreSearch): BeginFields {
  const orbits = [orbitsFrom, orbitsTo] as const;
  return begins === undefined ? { orbits } : { orbits, ...IN_UNIT[begins.unit](begins as never) };
}

const IN_UNIT: {
  readonly [U in SearchBegins['unit']]: (begins: Extract<SearchBegins, { readonly unit: U }>) => Partial<BeginFields>;
} = {
  PERIODS: ({ latest, earliest }) => ({ orbits: [latest, earliest] }),
  SECONDS: ({ latest, earliest }) => ({ leadsS: [latest, earliest] }),
  DATE: ({ latest, earliest }) => ({ beginsTaiS: [taiOf(latest), taiOf(earliest)] }),
};

export function askedTrade(body: TradeSpaceBody): TradeRequest {
  const { orbitsFrom, orbitsTo, columns, rows, minSize, maxSize, direction } = body;
  return { orbits: [orbitsFrom, orbitsTo], columns, rows, minSize, maxSize, ...askedDirection(direction) };
}

export function askedReturn(search: ManoeuvreReturnSearch): ReturnRequest {
  return {
    manoeuvre: search.manoeuvre,
    ...askedBox(search),
    earliestS: search.earliestHours * HOUR_S,
    constraints: askedConstraints(search.constraints),
  };
}

const askedBox = ({ smaBand, phaseBand, latestHours }: ReturnBox): AskedBox => ({
  smaBandM: smaBand,
  phaseBandRad: phaseBand * DEG,
  latestS: latestHours * HOUR_S,
});

/** Returns a requested plan with its times parsed. */
export function askedPlan({
  manoeuvre,
  returnManoeuvre,
  returnBox,
  constraints,
}: Pick<ManoeuvreEdit, 'manoeuvre' | 'returnManoeuvre' | 'returnBox' | 'constraints'>): GivenPlan {
  return {
    manoeuvre,
    ...(returnManoeuvre && { returnManoeuvre }),
    ...(returnBox && { returnBox: askedBox(returnBox) }),
    constraints: askedConstraints(constraints),
  };
}
