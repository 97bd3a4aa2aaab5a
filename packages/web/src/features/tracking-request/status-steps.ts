import type { RequestStatus } from '@keepout/contract/odt/enums';
import type { Sentence } from '@keepout/contract/platform/sentence';

/** The course of a request where all goes well. */
export const REQUEST_COURSE: readonly RequestStatus[] = ['PENDING', 'APPROVED', 'IN_PROGRESS', 'COMPLETE'];

export interface StatusStep {
  readonly status: RequestStatus;
  readonly state: 'done' | 'now' | 'ahead' | 'branch';
  /** Time of the status; undefined if not reached or not recorded. */
  readonly at?: string | undefined;
  readonly isSimulated?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly reasonSentences?: readonly Sentence[] | undefined;
}

export interface StatusEntry {
  readonly status: RequestStatus;
  readonly at: string;
  /** By the clock of the simulator. */
  readonly isSimulated?: boolean;
  readonly reason: string;
  readonly reasonSentences: readonly Sentence[];
}

/**
 * Returns the steps of a sequence with their times. A status outside the sequence (infeasible, cancelled, unsuccessful, partial) becomes a
 * branch after the last step reached; later steps are left out.
 */
export function statusSteps(
  status: RequestStatus,
  history: readonly StatusEntry[],
  course: readonly RequestStatus[],
): readonly StatusStep[] {
  const entryOf = (step: RequestStatus) => history.findLast((entry) => entry.status === step);
  const factsOf = (step: RequestStatus) => {
    const { at, isSimulated, reason, reasonSentences } = entryOf(step) ?? {};
    return { at, ...(isSimulated && { isSimulated }), reason: reason || undefined, reasonSentences };
  };
  const place = course.indexOf(status);
  const last = course.at(-1);
  if (place >= 0)
    return course.map((step, index) => ({
      status: step,
      state: index < place || status === last ? 'done' : index === place ? 'now' : 'ahead',
      ...(index <= place ? factsOf(step) : {}),
    }));
  const reached = course.filter((step) => entryOf(step) !== undefined);
  return [
    ...reached.map((step): StatusStep => ({ status: step, state: 'done', ...factsOf(step) })),
    { status, state: 'branch', ...factsOf(status) },
  ];
}
