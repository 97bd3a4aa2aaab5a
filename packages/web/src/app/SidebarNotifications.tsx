import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../i18n/use-text.ts';
import { countsInBadge, headline, levelOf, type Notification, newestFirst } from '../notifications/notification.ts';
import { useNotifications } from '../notifications/use-notifications.ts';
import { formatTime } from '../time/utc.ts';
import { useZone } from '../time/zone-store.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { StatusSymbol } from '../ui/Status.tsx';

/** C-04: newest first, or `No notifications`. */
export function SidebarNotifications() {
  const text = useText();
  const items = useNotifications((store) => store.items);
  const hideAll = useNotifications((store) => store.hideAll);
  const listed = useMemo(() => newestFirst(items), [items]);
  if (listed.length === 0) return <p className="sidebar-section sidebar-none">{text.sidebar.none}</p>;
  return (
    <div className="sidebar-section">
      <ul className="sidebar-notes">
        {listed.map((item) => (
          <Note key={item.id} item={item} />
        ))}
      </ul>
      <Button kind="quiet" onPress={hideAll}>
        {text.sidebar.hideAll}
      </Button>
    </div>
  );
}

/** N-02: hover marks read, close hides. */
function Note({ item }: { readonly item: Notification }) {
  const text = useText();
  const zone = useZone((state) => state.zone);
  const update = useNotifications((store) => store.update);
  const title = headline(item);
  return (
    <li className="sidebar-note" onPointerEnter={() => update(item.id, 'read')} onFocus={() => update(item.id, 'read')}>
      <StatusSymbol level={levelOf(item.status)} />
      <div className="sidebar-note-text">
        <p className="sidebar-note-title">
          {title} {countsInBadge(item) && <span className="sidebar-note-new">{text.sidebar.unread}</span>}
        </p>
        {item.message !== '' && <p>{item.message}</p>}
        <p className="sidebar-note-time mono">{formatTime(item.timestampUnixMs, zone)}</p>
      </div>
      <IconButton label={text.sidebar.hide(title)} hint={false} onPress={() => update(item.id, 'hidden')}>
        <X size={14} aria-hidden />
      </IconButton>
    </li>
  );
}
