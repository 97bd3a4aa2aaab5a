import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { type DeviationHistory, statedDeviation, unlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import { verdictAgainstHistory } from '@keepout/conjunction/decision/verdict';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { MessageFigures, ObjectFigures, VerdictFigures } from './message-figures.ts';

/** Diagonal of the position in a lower triangle. */
const VARIANCES = [0, 2, 5] as const;
/** Ours by rule, or without a reference. */
const WITHOUT_HISTORY: ReadonlySet<string> = new Set(['ESTIMATED', 'NONE', 'OBSERVATIONS']);

/** Figures of an object in a message. */
export interface StatedObject {
  readonly originator: string;
  readonly creationTaiS: number;
  readonly tcaTaiS: number;
  readonly figures: ObjectFigures;
}

/** A stated error of an object, with the kind that it is compared within. */
export interface FormerError {
  readonly creationTaiS: number;
  readonly key: string;
  readonly deviationM: number;
}

/** A judged message. */
interface AssessedMessage extends Pick<StatedObject, 'originator' | 'creationTaiS'> {
  readonly figures: Pick<MessageFigures, 'objects' | 'tcaTaiS'>;
  readonly verdict: VerdictFigures;
  /** Observations that improved one of its orbits. */
  readonly observed?: object;
}

type StatedBoth = Omit<StatedObject, 'figures'> & Pick<MessageFigures, 'objects'>;
type BothErrors = readonly (FormerError | undefined)[];

/** The errors of a message are read three times while it is compared and stored. */
const statedBefore = new WeakMap<MessageFigures['objects'], StatedBoth & { readonly errors: BothErrors }>();

/** The errors that a message states of both objects. */
export function statedErrors({ objects, originator, creationTaiS, tcaTaiS }: StatedBoth): BothErrors {
  const before = statedBefore.get(objects);
  if (before?.originator === originator && before.creationTaiS === creationTaiS && before.tcaTaiS === tcaTaiS)
    return before.errors;
  const errors = objects.map((figures) => statedError({ originator, creationTaiS, tcaTaiS, figures }));
  statedBefore.set(objects, { objects, originator, creationTaiS, tcaTaiS, errors });
  return errors;
}

/** Returns the error that a message states of an object; undefined without a reference. */
export function statedError({ originator, creationTaiS, tcaTaiS, figures }: StatedObject): FormerError | undefined {
  const { designator, covarianceSource, covarianceRtn } = figures;
  const state = stateOf(figures, tcaTaiS);
  if (state === undefined || covarianceRtn === null || WITHOUT_HISTORY.has(covarianceSource)) return undefined;
  const variancesM2 = VARIANCES.map((k) => covarianceRtn[k] ?? 0);
  const deviation = statedDeviation({ designator, originator, covarianceSource, state, creationTaiS, variancesM2 });
  return deviation && { ...deviation, creationTaiS };
}

/** Judged messages are in EME2000; undefined without a state. */
function stateOf({ positionKm, velocityKmS, frame }: ObjectFigures, epochTaiS: number): StateVector | undefined {
  if (positionKm === null || velocityKmS === null || frame !== 'EME2000') return undefined;
  const inM = ([x, y, z]: Vec3): Vec3 => [x * 1000, y * 1000, z * 1000];
  return { epochTaiS, frame, positionM: inM(positionKm), velocityMps: inM(velocityKmS) };
}

/**
 * Returns messages with their verdicts, where errors differ from those of the object in former messages: in these, as if they had come one by one, and
 * in those that `errors` are of. Those of one hour rest on one determination, and count once.
 */
export function againstFormer<M extends AssessedMessage>(messages: readonly M[], errors: readonly FormerError[]): M[] {
  const statedOfMessages = messages.map(({ figures, originator, creationTaiS }) =>
    statedErrors({ ...figures, originator, creationTaiS }),
  );
  const errorsOfMessages = statedOfMessages.flatMap((errorsOfPair, index) =>
    messages[index]!.observed === undefined ? errorsOfPair.filter((error) => error !== undefined) : [],
  );
  const former = new Map<string, Map<number, FormerError>>();
  for (const error of [...errors, ...errorsOfMessages].sort((a, b) => b.creationTaiS - a.creationTaiS)) {
    const hours = former.get(error.key) ?? new Map<number, FormerError>();
    former.set(error.key, hours.set(Math.floor(error.creationTaiS / SECONDS_PER_HOUR), error));
  }
  return messages.map((message, index) => {
    const histories = statedOfMessages[index]!.flatMap((error, place): DeviationHistory[] => {
      if (error === undefined) return [];
      const formerM = [...(former.get(error.key)?.values() ?? [])]
        .filter(({ creationTaiS }) => creationTaiS < message.creationTaiS)
        .map(({ deviationM }) => deviationM);
      return [{ object: place === 0 ? 'primary' : 'secondary', deviationM: error.deviationM, formerM }];
    });
    return { ...message, verdict: verdictAgainstHistory(message.verdict, unlikeHistory(histories)) };
  });
}
