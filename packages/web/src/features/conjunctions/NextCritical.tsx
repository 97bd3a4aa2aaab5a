import { useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';
import { useText } from '../../i18n/en.ts';
import { paths } from '../../navigation/paths.ts';
import { type ListedEvent, pairName } from '../../nouns/conjunction/event.ts';
import { nextCritical } from '../../nouns/conjunction/past-future.ts';
import { useCriticalConjunctions } from '../../nouns/conjunction/queries.ts';
import { useCountdown } from '../../time/Countdown.tsx';
import { hasPassed } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { Link } from '../../ui/Link.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import './next-critical.css';

/** The header chip: the first future conjunction of critical risk, for users with access to conjunctions; empty without one. */
export function NextCritical() {
  const identity = useIdentity();
  return identity && mayUse(identity.access, 'ca') ? <Chip /> : null;
}

function Chip() {
  const minuteMs = useNow('minute');
  const { data } = useCriticalConjunctions(minuteMs);
  const next = nextCritical(data ?? [], minuteMs);
  return next ? <ChipLink event={next} /> : null;
}

function ChipLink({ event }: { readonly event: ListedEvent }) {
  const text = useText().nextCritical;
  const deadline = nextDeadline(event, useNow('second'));
  const deadlineText = text[deadline.what];
  const countdown = useCountdown(deadline.atMs);
  const pair = pairName(event.record);
  return (
    <Link
      kind="bare"
      className="next-critical"
      href={paths.conjunction(event.record.satelliteId, event.id)}
      aria-label={text.label(pair, `${deadlineText} ${countdown}`)}
    >
      <StatusSymbol level={event.mark} />
      <span className="next-critical-words">{text.words}</span>
      <span className="next-critical-pair">{pair}</span>
      <span className="next-critical-what">{deadlineText}</span>
      <span className="mono next-critical-left">{countdown}</span>
    </Link>
  );
}

interface NextDeadline {
  readonly what: 'decideBy' | 'decided' | 'tca';
  readonly atMs: number;
}

/** Returns the time of the countdown in the header: the decision deadline, or TCA once a decision is in force or the deadline has passed. */
export function nextDeadline(
  {
    decideByMs,
    tcaMs,
    record: { needsDecision, work },
  }: Pick<ListedEvent, 'decideByMs' | 'tcaMs'> & {
    readonly record: Pick<ListedEvent['record'], 'needsDecision' | 'work'>;
  },
  nowMs: number,
): NextDeadline {
  if (!needsDecision && work !== null) return { what: 'decided', atMs: tcaMs };
  return decideByMs === undefined || hasPassed(decideByMs, nowMs)
    ? { what: 'tca', atMs: tcaMs }
    : { what: 'decideBy', atMs: decideByMs };
}
