import type { Verdict } from '@keepout/contract/ca/conjunction';
import { formatCountdown } from '../../../time/countdown.ts';
import { useNow } from '../../../time/use-now.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { useConjunctionText } from '../use-conjunction-text.ts';
import './verdict.css';

export interface VerdictBannerProps {
  readonly verdict: Verdict;
  /** Said when the page shows an older message than the verdict is about. */
  readonly note?: string | undefined;
}

/** What to do, why, and until when. */
export function VerdictBanner({ verdict, note }: VerdictBannerProps) {
  const text = useConjunctionText();
  const level = levelOfLabel(verdict.kind);
  const [headline, ...more] = verdict.reasons;
  return (
    <section className={`verdict-banner level-${level}`} aria-label={text.verdictBanner.label}>
      <StatusSymbol level={level} size={20} />
      <div className="verdict-words">
        <p className="verdict-headline">
          <strong>{text.verdicts[verdict.kind]}</strong> {headline?.text} {text.verdictAdvice[verdict.kind]}
        </p>
        {more.length > 0 && (
          <ul aria-label={text.verdictBanner.why}>
            {more.map((reason) => (
              <li key={reason.code}>{reason.text}</li>
            ))}
          </ul>
        )}
        {note !== undefined && <p className="verdict-note">{note}</p>}
      </div>
      {verdict.decideBy !== null && <DecideBy decideBy={verdict.decideBy} />}
    </section>
  );
}

/** The deadline with what is left of it. */
function DecideBy({ decideBy }: { readonly decideBy: string }) {
  const text = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const nowMs = useNow('second');
  const atMs = parseTime(decideBy) ?? Number.NaN;
  return (
    <dl className="verdict-deadline">
      <dt>{text.verdictBanner.decideBy}</dt>
      <dd className="mono verdict-left">{atMs < nowMs ? text.verdictBanner.passed : formatCountdown(atMs, nowMs)}</dd>
      <dd className="mono verdict-time">{formatTime(atMs, zone)}</dd>
    </dl>
  );
}
