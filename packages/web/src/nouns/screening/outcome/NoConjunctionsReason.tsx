import type { EmptyReason, Readiness } from '@keepout/contract/ca/readiness';
import type { Screening } from '@keepout/contract/ca/screening';
import { type ReactNode, useState } from 'react';
import { useSentences } from '../../../api/use-fault-words.ts';
import { formatNumber } from '../../../format/number.ts';
import { paths } from '../../../navigation/paths.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AddSatellite } from '../../satellite/AddSatellite.tsx';
import { useReadiness } from '../use-readiness.ts';
import { useScreening } from '../use-screenings.ts';
import { type OutcomeText, useOutcomeText } from './en.ts';

export interface NoConjunctionsReasonProps {
  /** Said only once a screening has completed that found none. */
  readonly claim: string;
  /** Set where only the results of this screening are requested. */
  readonly screeningId?: string | undefined;
  /** Next action without results; default: a link to the ephemerides. */
  readonly action?: ReactNode;
}

/** Replaces an empty list of conjunctions: reason, basis, and next action. */
export function NoConjunctionsReason({ claim, screeningId, action }: NoConjunctionsReasonProps) {
  const text = useOutcomeText();
  const zone = useZone((state) => state.zone);
  const wording = useSentences();
  const failureOf = (run: Screened | undefined) => (run?.failure ? wording(run.failure, run.failureSentences) : '');
  const systemReadiness = useReadiness();
  const screening = useScreening(screeningId);
  const emptyReason =
    screeningId === undefined
      ? emptyReasonOfFleet(systemReadiness.readiness, systemReadiness.query.isError)
      : emptyReasonOfRun(screening.run, screening.query.isError);
  if (emptyReason.kind === 'asking') return <Skeleton label={text.emptiness.asking} rows={4} />;
  if (emptyReason.kind === 'unscreened')
    return <Unscreened reason={emptyReason.reason} failure={failureOf(emptyReason.last)} />;
  if (emptyReason.kind === 'none') {
    const words = [
      claim,
      ...basisOf(emptyReason, failureOf(emptyReason.since), text, (time) => formatTime(parseTime(time), zone)),
    ].join(' ');
    return (
      <EmptyState
        text={words}
        action={
          action ?? (
            <Link kind="button" href={paths.oems()}>
              {text.emptiness.ephemerides}
            </Link>
          )
        }
      />
    );
  }
  if (emptyReason.kind === 'unfinished') {
    const words = [text.emptiness.run[emptyReason.run.state], failureOf(emptyReason.run)].filter(Boolean).join(' ');
    return (
      <EmptyState
        text={words}
        action={
          <Link kind="button" href={paths.screening(screeningId)}>
            {text.unscreened.runs}
          </Link>
        }
      />
    );
  }
  const retry = () => void (screeningId === undefined ? systemReadiness.query.refetch() : screening.query.refetch());
  return <EmptyState text={text.emptiness.unknown} action={<Button onPress={retry}>{text.emptiness.again}</Button>} />;
}

/** Returns time and catalogue of the screening, and later screenings. */
function basisOf(
  { by, since }: Extract<NoConjunctionsCause, { kind: 'none' }>,
  failure: string,
  { emptiness: text }: OutcomeText,
  timeText: (time: string) => string,
): readonly string[] {
  const catalogue = (screened: Screened) =>
    screened.catalogue === null
      ? undefined
      : text.catalogue(screened.catalogue.source, formatNumber(screened.catalogue.objects));
  return [
    by?.finishedAt ? text.basis(timeText(by.finishedAt), catalogue(by)) : '',
    since === undefined ? '' : (text.since[since.state] ?? ''),
    failure,
  ].filter((sentence) => sentence !== '');
}

/** Shown instead of a misleading empty list: the reason why no result is available, and the next action. */
function Unscreened({ reason, failure }: { readonly reason: EmptyReason; readonly failure: string }) {
  const { unscreened: text } = useOutcomeText();
  const [isAdding, setAdding] = useState(false);
  const words = reason === 'FAILED' ? text.FAILED(failure) : text[reason];
  return (
    <>
      <EmptyState
        text={words}
        action={
          reason === 'NO_SATELLITE' ? (
            <Button kind="primary" onPress={() => setAdding(true)}>
              {text.add}
            </Button>
          ) : (
            <Link kind="button" href={paths.screening()}>
              {text.runs}
            </Link>
          )
        }
      />
      {isAdding && <AddSatellite onClose={() => setAdding(false)} />}
    </>
  );
}

type Brief = NonNullable<Readiness['lastCompleted']>;
/** A screening as far as an empty list has to name it. */
type Screened = Pick<Brief, 'state' | 'failure' | 'failureSentences' | 'createdAt' | 'finishedAt' | 'catalogue'>;

/** Meaning of an empty list of conjunctions; it does not count as "no close approach" before that is certain. */
type NoConjunctionsCause =
  | { readonly kind: 'asking' }
  /** The server does not report the screened data. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unscreened'; readonly reason: EmptyReason; readonly last: Screened | undefined }
  /** The requested screening is unfinished, or failed. */
  | { readonly kind: 'unfinished'; readonly run: Screened }
  /** No conjunction: with the screening that found none, and a later one without a better result. */
  | { readonly kind: 'none'; readonly by: Screened | undefined; readonly since: Screened | undefined };

export function emptyReasonOfFleet(readiness: Readiness | undefined, isFailed: boolean): NoConjunctionsCause {
  if (readiness === undefined) return { kind: isFailed ? 'unknown' : 'asking' };
  const { reason, lastScreening, lastCompleted } = readiness;
  if (reason !== null) return { kind: 'unscreened', reason, last: lastScreening ?? undefined };
  const isNewer = lastScreening !== null && lastScreening.screeningId !== lastCompleted?.screeningId;
  return { kind: 'none', by: lastCompleted ?? undefined, since: isNewer ? lastScreening : undefined };
}

/** Returns the same where only the results of one screening are requested. */
export function emptyReasonOfRun(run: Screening | undefined, isFailed: boolean): NoConjunctionsCause {
  if (run === undefined) return { kind: isFailed ? 'unknown' : 'asking' };
  return run.state === 'COMPLETED' ? { kind: 'none', by: run, since: undefined } : { kind: 'unfinished', run };
}
