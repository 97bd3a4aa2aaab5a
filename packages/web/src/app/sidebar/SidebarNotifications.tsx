import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useFaultWords } from '../../api/use-fault-words.ts';
import { paths } from '../../navigation/paths.ts';
import {
  headline,
  isUnacknowledged,
  isUnread,
  type Notification,
  newestFirst,
  notificationLevel,
} from '../../notifications/notification.ts';
import { useNotifications } from '../../notifications/notification-store.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { useSidebarText } from './en.ts';

/** C-04: newest first, or `No notifications`. */
export function SidebarNotifications({ onLeave }: { readonly onLeave: () => void }) {
  const words = useSidebarText();
  const items = useNotifications((store) => store.items);
  const hideAll = useNotifications((store) => store.hideAll);
  const [isAsked, ask] = useState(false);
  const faultWords = useFaultWords();
  const listed = useMemo(() => newestFirst(items), [items]);
  const unacknowledged = listed.filter(({ acknowledgedBy }) => acknowledgedBy === null).length;
  const settings = (
    <Link href={paths.account('notifications')} onClick={onLeave}>
      {words.alertSettings}
    </Link>
  );
  if (listed.length === 0) {
    return (
      <div className="sidebar-section">
        <p className="sidebar-none">{words.none}</p>
        {settings}
      </div>
    );
  }
  return (
    <div className="sidebar-section">
      <ul className="sidebar-notes">
        {listed.map(faultWords).map((item) => (
          <Note key={item.id} item={item} onLeave={onLeave} />
        ))}
      </ul>
      <div className="sidebar-notes-foot">
        <Button kind="quiet" onPress={() => (unacknowledged > 0 ? ask(true) : hideAll())}>
          {words.hideAll}
        </Button>
        {settings}
      </div>
      <Dialog
        title={words.hideQuestion(unacknowledged)}
        isOpen={isAsked}
        onClose={() => ask(false)}
        footer={
          <>
            <Button onPress={() => ask(false)}>{words.keepAll}</Button>
            <Button
              kind="danger"
              onPress={() => {
                hideAll();
                ask(false);
              }}
            >
              {words.hideAll}
            </Button>
          </>
        }
      >
        <p>{words.hideMeaning}</p>
      </Dialog>
    </div>
  );
}

/** N-02: hover marks read, close hides. */
function Note({ item, onLeave }: { readonly item: Notification; readonly onLeave: () => void }) {
  const words = useSidebarText();
  const zone = useZone((state) => state.zone);
  const update = useNotifications((store) => store.update);
  const title = headline(item);
  return (
    <li className="sidebar-note" onPointerEnter={() => update(item.id, 'read')} onFocus={() => update(item.id, 'read')}>
      <StatusSymbol level={notificationLevel(item)} />
      <div className="sidebar-note-text">
        <p className="sidebar-note-title">
          {title} {isUnread(item) && <span className="sidebar-note-new">{words.unread}</span>}
        </p>
        {item.message !== '' && (
          <p>
            <Breakable text={item.message} />
          </p>
        )}
        <p className="sidebar-note-time mono">{formatTime(item.timestampUnixMs, zone)}</p>
        <NoteActions item={item} onLeave={onLeave} />
      </div>
      <IconButton label={words.hide(title)} hint={false} onPress={() => update(item.id, 'hidden')}>
        <X size={14} aria-hidden />
      </IconButton>
    </li>
  );
}

/** Link to details, and the acknowledgement. */
function NoteActions({ item, onLeave }: { readonly item: Notification; readonly onLeave: () => void }) {
  const words = useSidebarText();
  const acknowledge = useMutation(useApi().change('acknowledgeAlert'));
  const { id, path, acknowledgedBy } = item;
  if (path === undefined && acknowledgedBy === undefined) return null;
  return (
    <div className="sidebar-note-actions">
      {path !== undefined && (
        <Link href={path} onClick={onLeave}>
          {words.open}
        </Link>
      )}
      {isUnacknowledged(item) && !acknowledge.isSuccess && (
        <Button
          isDisabled={acknowledge.isPending}
          onPress={() => acknowledge.mutate({ params: { alertId: id }, body: {} })}
        >
          {words.acknowledge}
        </Button>
      )}
      {typeof acknowledgedBy === 'string' && <span>{words.acknowledged(acknowledgedBy)}</span>}
    </div>
  );
}
