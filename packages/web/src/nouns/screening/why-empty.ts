import type { EmptyReason, Readiness } from '@keepout/contract/ca/readiness';
import type { Screening } from '@keepout/contract/ca/screening';

type Brief = NonNullable<Readiness['lastCompleted']>;
/** A screening as far as an empty list has to name it. */
export type Screened = Pick<Brief, 'state' | 'failure' | 'failureSentences' | 'createdAt' | 'finishedAt' | 'catalogue'>;

/** What an empty list of conjunctions means; it is never taken for "nothing comes near" before that is known. */
export type WhyEmpty =
  | { readonly kind: 'asking' }
  /** The server does not say what was screened. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unscreened'; readonly reason: EmptyReason; readonly last: Screened | undefined }
  /** The one screening that is asked about has not come to its end, or to no good one. */
  | { readonly kind: 'unfinished'; readonly run: Screened }
  /** Nothing was found: by which screening; what became of the one after it, where that is no better known. */
  | { readonly kind: 'none'; readonly by: Screened | undefined; readonly since: Screened | undefined };

export function whyEmpty(readiness: Readiness | undefined, isFailed: boolean): WhyEmpty {
  if (readiness === undefined) return { kind: isFailed ? 'unknown' : 'asking' };
  const { reason, lastScreening, lastCompleted } = readiness;
  if (reason !== null) return { kind: 'unscreened', reason, last: lastScreening ?? undefined };
  const isNewer = lastScreening !== null && lastScreening.screeningId !== lastCompleted?.screeningId;
  return { kind: 'none', by: lastCompleted ?? undefined, since: isNewer ? lastScreening : undefined };
}

/** The same where only what one screening found is asked for. */
export function whyEmptyOf(run: Screening | undefined, isFailed: boolean): WhyEmpty {
  if (run === undefined) return { kind: isFailed ? 'unknown' : 'asking' };
  return run.state === 'COMPLETED' ? { kind: 'none', by: run, since: undefined } : { kind: 'unfinished', run };
}
