import type { RequestPriority } from '@keepout/contract/odt/enums';
import type { PossiblePass, ScheduleRequest, ScheduleSensor } from '@keepout/tracking/schedule/job';
import { planSchedule } from '@keepout/tracking/schedule/plan-schedule';
import type { OfferedPass } from './find.ts';

export interface PassChoice {
  readonly requestId: string;
  readonly priority: RequestPriority;
  readonly deadlineTaiS: number;
  readonly passesWanted: number;
  /** Remaining budget; null: unlimited. */
  readonly maximumPrice: number | null;
  readonly passes: readonly OfferedPass[];
  /** By opportunity, the probability of an inconclusive verdict after it; empty where no verdict is needed. */
  readonly leavesOpen: ReadonlyMap<string, number>;
}

/** A cloudless pass of unknown weather is as good as this share of one. */
const UNKNOWN_WEATHER = 0.7;
/** Minimum value of a pass without information about the conjunction, relative to one that leads to a verdict. */
const LEAST_TOLD = 0.1;
/** A sky that is hardly ever clear is still worth a try where there is no other. */
const LEAST_VALUE = 0.01;

/** The passes that are worth most to each request, sensors being free: `docs/models/scheduling`. */
export function choosePasses(
  choices: readonly PassChoice[],
  sensors: readonly ScheduleSensor[],
): ReadonlyMap<string, readonly OfferedPass[]> {
  const keyOf = (requestId: string, { opportunityId }: OfferedPass): string => `${requestId} ${opportunityId}`;
  const byKey = new Map(
    choices.flatMap(({ requestId, passes }) => passes.map((pass) => [keyOf(requestId, pass), pass] as const)),
  );
  const requests = choices.map((choice): ScheduleRequest => {
    const { requestId, priority, deadlineTaiS, passesWanted, maximumPrice } = choice;
    return {
      requestId,
      priority,
      deadlineTaiS,
      passesWanted,
      maximumPrice,
      passes: choice.passes.map((pass) => possible(keyOf(requestId, pass), pass, choice.leavesOpen)),
    };
  });
  const chosenPasses = new Map<string, OfferedPass[]>();
  for (const { requestId, passId } of planSchedule(requests, sensors)) {
    chosenPasses.set(requestId, [...(chosenPasses.get(requestId) ?? []), byKey.get(passId)!]);
  }
  return chosenPasses;
}

/** Returns the value of a pass: the probability of a clear sky, times its information. */
function possible(
  passId: string,
  { opportunityId, sensor, span, price, clouds }: OfferedPass,
  leavesOpen: PassChoice['leavesOpen'],
): PossiblePass {
  const probability = 1 - (1 - LEAST_TOLD) * (leavesOpen.get(opportunityId) ?? 0);
  return {
    passId,
    sensorId: sensor.id,
    startTaiS: span.startTaiS,
    stopTaiS: span.stopTaiS,
    price,
    value: probability * Math.max(clouds === null ? UNKNOWN_WEATHER : 1 - clouds, LEAST_VALUE),
  };
}
