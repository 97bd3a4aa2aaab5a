import { countingOf } from '@keepout/conjunction/decision/estimated-rule';
import { type EstimatedIncrease, estimatedIncrease } from '@keepout/conjunction/event/estimated-increase';
import { addedPc, type PcChange, totalPc } from '@keepout/conjunction/event/total-pc';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';

/** A manoeuvre moves closest approach by less; a passage later or earlier is another event. */
export const SAME_PASSAGE_S = 1200;

/** A passage with its probability. */
export interface JudgedPassage
  extends Pick<Encounter, 'tcaTaiS' | 'missDistanceM' | 'relativeSpeedMps' | 'intervalStartTaiS' | 'intervalStopTaiS'> {
  /** The other object, by its place. */
  readonly object: number;
  readonly pc: number;
  /** By a covariance that we estimated, of either object. */
  readonly isEstimated: boolean;
}

/** Effect of a manoeuvre on a passage. */
export interface PassageChange extends PcChange, Omit<JudgedPassage, 'intervalStartTaiS' | 'intervalStopTaiS'> {
  /** The most that the orbit without it has there, also where another part of the same stay has taken it up. */
  readonly pcThere: number;
}

/**
 * Returns the effect of a manoeuvre on passages: the new ones, each with the same one of the orbit without it, and the vanished ones, with a
 * probability of 0. Every passage of the orbit without it is taken up once, so that the changes add up.
 *
 * @param before   of the orbit without a manoeuvre
 * @returns of the passages with it, from an instant on: those before it are as they were
 */
export function openChanges(
  before: readonly JudgedPassage[],
): (after: readonly JudgedPassage[], fromTaiS: number) => PassageChange[] {
  const byObject = new Map<number, JudgedPassage[]>();
  for (const passage of before) {
    const passagesOfObject = byObject.get(passage.object);
    if (passagesOfObject === undefined) byObject.set(passage.object, [passage]);
    else passagesOfObject.push(passage);
  }
  return (after, fromTaiS) => {
    const matched = new Set<JudgedPassage>();
    const changes = after.map((passage): PassageChange => {
      const samePassages = (byObject.get(passage.object) ?? []).filter((candidate) =>
        isSamePassage(candidate, passage),
      );
      const free = samePassages.filter((unmatched) => !matched.has(unmatched));
      for (const passageBefore of free) matched.add(passageBefore);
      const pcThere = samePassages.reduce((highestPc, { pc }) => Math.max(highestPc, pc), 0);
      return changeOf(passage, { pcBefore: totalPc(free.map(({ pc }) => pc)), pcThere, pc: passage.pc });
    });
    const left = before.filter((passage) => passage.tcaTaiS >= fromTaiS && !matched.has(passage));
    return [
      ...changes,
      ...left.map((passage) => changeOf(passage, { pcBefore: passage.pc, pcThere: passage.pc, pc: 0 })),
    ];
  };
}

function changeOf(
  { object, tcaTaiS, missDistanceM, relativeSpeedMps, isEstimated }: JudgedPassage,
  probabilities: Pick<PassageChange, 'pcBefore' | 'pcThere' | 'pc'>,
): PassageChange {
  return { object, tcaTaiS, missDistanceM, relativeSpeedMps, isEstimated, ...probabilities };
}

/** Equal in time; overlapping stays are one. */
function isSamePassage(a: JudgedPassage, b: JudgedPassage): boolean {
  if (Math.abs(a.tcaTaiS - b.tcaTaiS) <= SAME_PASSAGE_S) return true;
  const [from, to] = [a.intervalStartTaiS ?? a.tcaTaiS, a.intervalStopTaiS ?? a.tcaTaiS];
  return (b.intervalStartTaiS ?? b.tcaTaiS) <= to && (b.intervalStopTaiS ?? b.tcaTaiS) >= from;
}

/** At the watch threshold or above it, where the orbit without the manoeuvre has no passage of that probability. */
export function isNewAbove({ pc, pcThere }: PassageChange, watchPc: number): boolean {
  return pc >= watchPc && pcThere < watchPc;
}

/** Increase of the probability of passages against no manoeuvre, in the main total and by estimated covariance. */
export interface AddedPc {
  readonly mainPc: number;
  readonly estimated: EstimatedIncrease;
}

export function addedOf(changes: readonly PassageChange[]): AddedPc {
  return {
    mainPc: addedPc(changes.filter((change) => countingOf(change).total === 'main')),
    estimated: estimatedIncrease(changes),
  };
}
