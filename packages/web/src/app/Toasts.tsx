import { useState } from 'react';
import { useFaultWords } from '../api/use-fault-words.ts';
import { useText } from '../i18n/en.ts';
import { headline, isAlert, isToast, levelOf } from '../notifications/notification.ts';
import { useNotifications } from '../notifications/use-notifications.ts';
import { formatTime } from '../time/utc.ts';
import { useZone } from '../time/zone-store.ts';
import { Toast } from '../ui/Toast.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import './toasts.css';

const MOST = 4;
/** On a phone, where each is as wide as the page. */
const MOST_ON_PHONE = 2;

/** Fresh notifications at the bottom right, on a phone at the top, newest on top; the badge counts those for which there is no room. One under the pointer stays until the pointer leaves. */
export function Toasts() {
  const text = useText();
  const zone = useZone((state) => state.zone);
  const items = useNotifications((store) => store.items);
  const update = useNotifications((store) => store.update);
  const [hovered, setHovered] = useState<string | undefined>(undefined);
  const told = useFaultWords();
  const isPhone = useMediaQuery('(max-width: 719px)');
  const shown = items.filter((item) => isToast(item) || item.id === hovered).slice(isPhone ? -MOST_ON_PHONE : -MOST);

  const hover = (id: string, isHovered: boolean) => {
    setHovered(isHovered ? id : undefined);
    if (!isHovered) update(id, 'read');
  };
  const close = (id: string) => {
    setHovered(undefined);
    update(id, 'read');
  };

  return (
    <section className="toasts" aria-label={text.toast.region}>
      {shown
        .toReversed()
        .map(told)
        .map((item) => (
          <Toast
            key={item.id}
            level={levelOf(item)}
            title={headline(item)}
            message={item.message}
            time={formatTime(item.timestampUnixMs, zone)}
            isAlert={isAlert(item)}
            closeLabel={text.toast.close(headline(item))}
            onClose={() => close(item.id)}
            {...(item.path !== undefined && { href: item.path, linkLabel: text.toast.open })}
            onHover={(isHovered) => hover(item.id, isHovered)}
          />
        ))}
    </section>
  );
}
