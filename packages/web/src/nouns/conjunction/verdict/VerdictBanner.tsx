import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction, Verdict } from '@keepout/contract/ca/conjunction';
import { nextActionOf } from '@keepout/contract/ca/next-action';
import type { NextMessageSummary } from '@keepout/contract/ca/next-message';
import type { ReactNode } from 'react';
import { useSentences } from '../../../api/use-fault-words.ts';
import { Countdown } from '../../../time/Countdown.tsx';
import { formatTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { useConjunctionText } from '../en.ts';
import { nextMessageWords } from './next-message.ts';
import { assumedBurnWords, type DecisionDeadline, deadlineOf, deadlineWords } from './reason-words.ts';
import './verdict.css';

export interface VerdictBannerProps {
  readonly verdict: Verdict;
  /** The verdict of an older message: its deadline is shown as a time, without a countdown. */
  readonly isOlder?: boolean;
  /** Observations that it rests on, a sentence. */
  readonly observed?: Cdm['observed'] | undefined;
  /** Of an event, where its newest message is not read. */
  readonly isSimulatedAhead?: boolean;
  /** Somebody has to decide about the event now. */
  readonly needsDecision?: boolean;
  /** The work on the conjunction; absent for an older message. */
  readonly work?: Conjunction['work'];
  readonly assumedBurn?: Conjunction['assumedBurn'];
  readonly tcaMs: number;
  /** The next expected message; absent for an older message. */
  readonly nextMessage?: NextMessageSummary | null;
  /** Possible actions. */
  readonly actions?: ReactNode;
}

/** Shows the recommended action, its reason and its deadline. */
export function VerdictBanner(props: VerdictBannerProps) {
  const {
    verdict,
    isOlder = false,
    needsDecision = false,
    work = null,
    tcaMs,
    observed,
    isSimulatedAhead = false,
    nextMessage = null,
    actions,
  } = props;
  const wording = useSentences();
  const text = useConjunctionText();
  const level = levelOfLabel(verdict.kind);
  const zone = useZone((state) => state.zone);
  const deadline = deadlineOf({ verdict, work });
  const assumed = assumedBurnWords({ assumedBurn: props.assumedBurn ?? null }, text, zone);
  const next = nextMessageWords(nextMessage, text, zone);
  const [headline, ...more] = verdict.reasons;
  return (
    <section className={`verdict-banner level-${level}`} aria-label={text.verdictBanner.label}>
      <StatusSymbol level={level} size={20} />
      <div className="verdict-words">
        <p className="verdict-headline">
          <strong>{text.verdicts[verdict.kind]}</strong> {headline && text.reasonSentence(headline)}{' '}
          {text.nextActions[nextActionOf({ verdict, nextMessage, needsDecision, work })]}
        </p>
        {more.length > 0 && (
          <ul aria-label={text.verdictBanner.why}>
            {more.map((reason) => (
              <li key={reason.code}>{text.reasonSentence(reason)}</li>
            ))}
          </ul>
        )}
        {assumed.map((sentence) => (
          <p key={sentence} className="level-serious level-text">
            {sentence}
          </p>
        ))}
        {next.length > 0 && <p>{next.join(' ')}</p>}
        {observed && (
          <p className="verdict-note">
            {text.verdictBanner.observed(wording(observed.source, observed.sourceSentences))}
          </p>
        )}
        {(isSimulatedAhead || observed?.isAheadOfTime) && (
          <p className="level-serious level-text">
            <strong>{text.simulatedAhead.mark}</strong>: {text.simulatedAhead.sentence}
          </p>
        )}
        {isOlder && <p className="verdict-note">{text.verdictBanner.older}</p>}
        {actions !== undefined && <p className="verdict-actions">{actions}</p>}
      </div>
      {deadline && <DecideBy deadline={deadline} tcaMs={tcaMs} isOlder={isOlder} />}
    </section>
  );
}

interface DecideByProps {
  readonly deadline: DecisionDeadline;
  readonly tcaMs: number;
  readonly isOlder: boolean;
}

/** The deadline with the time left and its source. */
function DecideBy({ deadline, tcaMs, isOlder }: DecideByProps) {
  const text = useConjunctionText();
  const { atMs } = deadline;
  const zone = useZone((state) => state.zone);
  return (
    <dl className="verdict-deadline">
      <dt>{text.verdictBanner.decideBy}</dt>
      {!isOlder && (
        <dd className="mono verdict-left">
          <Countdown atMs={atMs} passed={text.verdictBanner.passed} />
        </dd>
      )}
      <dd className="mono verdict-time">{formatTime(atMs, zone)}</dd>
      <dd className="verdict-time">{deadlineWords(deadline, tcaMs, text)}</dd>
    </dl>
  );
}
