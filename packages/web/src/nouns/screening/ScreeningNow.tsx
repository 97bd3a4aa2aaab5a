import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { useEffect, useState } from 'react';
import { useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { Link } from '../../ui/Link.tsx';
import { useScreeningText } from './en.ts';
import { runningScreeningText, subjectName } from './screening-now.ts';
import { isEnded, useScreeningEvents } from './screening-progress.ts';
import { useScreenings } from './use-screenings.ts';
import './screening-now.css';

/** Running screenings in one line with a link, for users with permission; empty without any. */
export function ScreeningNow() {
  const identity = useIdentity();
  return identity && mayUse(identity.access, 'ca') ? <Line /> : null;
}

function Line() {
  const text = useScreeningText();
  const { query, runs } = useScreenings({ query: { state: 'RUNNING' } });
  useBeginnings(runs, query.refetch);
  const running = runs?.filter(({ state }) => !isEnded(state)) ?? [];
  // The oldest: the line stays with it until its end.
  const run = running.at(-1);
  const more = running.length - 1;
  return (
    <>
      {run && (
        <Link kind="bare" className="screening-now" href={paths.screening(run.screeningId)}>
          {runningScreeningText(run, text)}
          {more > 0 && ` ${text.now.more(formatNumber(more))}`}
        </Link>
      )}
      <Turns run={run} isKnown={runs !== undefined} />
    </>
  );
}

/** Refetches the list when the event stream reports a run that it does not contain. */
function useBeginnings(runs: readonly Screening[] | undefined, refetch: () => unknown): void {
  const events = useScreeningEvents();
  const unlistedIds = Object.keys(events)
    .filter((id) => events[id]?.state === 'RUNNING' && runs?.every(({ screeningId }) => screeningId !== id))
    .join();
  useEffect(() => {
    if (unlistedIds !== '') void refetch();
  }, [unlistedIds, refetch]);
}

/** Announces start and end of a screening to screen readers, without intermediate progress. */
function Turns({ run, isKnown }: { readonly run: Screening | undefined; readonly isKnown: boolean }) {
  const text = useScreeningText();
  const name = run && subjectName(run, text);
  const [turn, setTurn] = useState({ isKnown, id: run?.screeningId, name, words: '' });
  if (turn.isKnown !== isKnown || turn.id !== run?.screeningId) {
    const words =
      !turn.isKnown || !isKnown ? '' : name !== undefined ? text.now.began(name) : text.now.ended(turn.name ?? '');
    setTurn({ isKnown, id: run?.screeningId, name, words });
  }
  return (
    <span className="visually-hidden" aria-live="polite">
      {turn.words}
    </span>
  );
}
