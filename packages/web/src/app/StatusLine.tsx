import { useLive } from '../api/live-store.ts';
import { useSession } from '../auth/auth-context.tsx';
import { useText } from '../i18n/en.ts';
import { formatAge } from '../time/age.ts';
import { useNow } from '../time/use-now.ts';
import { dayOfYear, formatTime } from '../time/utc.ts';
import { useZone } from '../time/zone-store.ts';
import { Pressable } from '../ui/Pressable.tsx';
import { Status } from '../ui/Status.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useDataState } from './use-data-state.ts';
import './status-line.css';

/** C-06: application status, user name, current time. */
export function StatusLine() {
  const session = useSession();
  return (
    <div className="status-line">
      <AppStatus />
      {session.state === 'signed-in' && <span className="status-user">{session.identity.userName}</span>}
      <span className="status-spacer" />
      {session.state === 'signed-in' && <LiveStatus />}
      <Clock />
    </div>
  );
}

function AppStatus() {
  const text = useText();
  const session = useSession();
  const state = useDataState();
  if (session.state !== 'signed-in' && session.state !== 'checking')
    return <Status level="inactive">{text.footer.notAuthenticated}</Status>;
  if (session.state === 'checking') return <Status level="pending">{text.footer.updating}</Status>;
  switch (state.kind) {
    case 'updating':
      return <Status level="pending">{text.footer.updating}</Status>;
    case 'current':
      return <Status level="ok">{text.footer.upToDate}</Status>;
    case 'failed':
    case 'unheard':
      return (
        <Status level="caution">
          <Old sinceMs={state.sinceMs} />
        </Status>
      );
  }
}

/** Since when what the page shows is no longer known to hold. */
function Old({ sinceMs }: { readonly sinceMs: number | undefined }) {
  const text = useText();
  const nowMs = useNow('second');
  return sinceMs === undefined ? text.footer.notLoaded : text.footer.notUpToDate(formatAge(sinceMs, nowMs));
}

function LiveStatus() {
  const text = useText();
  const state = useLive((live) => live.state);
  if (state === 'closed') return null;
  if (state === 'refused') return <Status level="inactive">{text.footer.noNews}</Status>;
  return state === 'connected' ? (
    <Status level="ok">{text.footer.live}</Status>
  ) : (
    <Status level="caution">{text.footer.reconnecting}</Status>
  );
}

/** The time ticks once a second and is not a live region; a press changes the zone. */
function Clock() {
  const text = useText();
  const now = useNow('second');
  const zone = useZone((state) => state.zone);
  const day = dayOfYear(now, zone);
  return (
    <Tooltip text={zone === 'utc' ? text.footer.clockUtc(day) : text.footer.clockLocal(day)} placement="top">
      <Pressable className="clock mono" onPress={() => useZone.getState().toggle()}>
        <span className="clock-day">{String(day).padStart(3, '0')}</span> {formatTime(now, zone)}
      </Pressable>
    </Tooltip>
  );
}
