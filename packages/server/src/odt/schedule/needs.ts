import { isUnderWay } from '../requests/moves.ts';
import type { PassRow, RequestRow } from '../requests/store.ts';

/** From this share of cloud on, another pass is looked for. */
const OVERCAST = 0.75;
/** The same pass by two predictions. */
const SAME_PASS_S = 60;

/** What a request lacks. */
export interface Need {
  readonly request: RequestRow;
  readonly passes: readonly PassRow[];
  /** Passes to plan; those that another could take the place of are counted in. */
  readonly wanted: number;
  /** Of these, passes that are planned and will hardly see anything. */
  readonly overcast: readonly PassRow[];
  /** What may still be spent; null: as much as it takes. */
  readonly budget: number | null;
}

export function needOf(request: RequestRow, passes: readonly PassRow[], now: number): Need {
  const underWay = passes.filter(isUnderWay);
  const overcast = underWay.filter((pass) => (pass.clouds ?? 0) >= OVERCAST && canBeDropped(pass, now));
  const done = passes.filter(({ status }) => status === 'SUCCESSFUL');
  const spent = [...underWay, ...done].filter((pass) => !overcast.includes(pass));
  const cost = spent.reduce((sum, { price }) => sum + price, 0);
  return {
    ...{ request, passes, overcast },
    wanted: request.passesWanted - spent.length,
    budget: request.maximumPrice === null ? null : request.maximumPrice - cost,
  };
}

/** Whether a pass is planned and nobody has begun with it. */
export function canBeDropped({ status, startTaiS, runsFromTaiS }: PassRow, now: number): boolean {
  return (status === 'PENDING' || status === 'APPROVED') && Math.min(startTaiS, runsFromTaiS ?? startTaiS) > now;
}

/** Whether a request has had this pass, whatever became of it. */
export function wasTried(
  passes: readonly PassRow[],
  candidate: { readonly sensorId: string; readonly startTaiS: number; readonly stopTaiS: number },
): boolean {
  return passes.some(
    ({ sensorId, startTaiS, endTaiS }) =>
      sensorId === candidate.sensorId && startTaiS < candidate.stopTaiS && endTaiS > candidate.startTaiS,
  );
}

/**
 * Which passes a request may have now. Passes that were named are what was ordered: they come first, and where one fails no other takes
 * its place, unless more were wanted than were named.
 */
export function isWantedBy(
  { request, passes, wanted, overcast }: Need,
  candidate: {
    readonly sensorId: string;
    readonly startTaiS: number;
    readonly stopTaiS: number;
    readonly clouds: number | null;
  },
): boolean {
  if (wasTried(passes, candidate)) return false;
  // Where it only takes the place of an overcast one, it has to be better.
  if (wanted <= overcast.length && (candidate.clouds ?? 0) >= OVERCAST) return false;
  const { chosen, passesWanted } = request;
  const isNamed = chosen.some((one) => isSame(one, candidate));
  const isLeft = chosen.some((one) => !passes.some((pass) => isSame(one, pass)));
  return chosen.length === 0 || isNamed || (!isLeft && passesWanted > chosen.length);
}

const isSame = (
  one: { readonly sensorId: string; readonly startTaiS: number },
  other: { readonly sensorId: string; readonly startTaiS: number },
): boolean => one.sensorId === other.sensorId && Math.abs(one.startTaiS - other.startTaiS) < SAME_PASS_S;
