import { useLocation } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { currentOf, type Destination } from './destinations.tsx';

/** Mounted by the press that asks for it: takes over the focus from the button that it replaces, and opens. */
export function AppSwitcherMenu({ services }: { readonly services: readonly Destination[] }) {
  const text = useText();
  const { pathname } = useLocation();
  const current = currentOf(services, pathname);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    trigger.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu
      label={text.header.switcher}
      open={{ isOpen, onChange: setOpen }}
      trigger={
        <IconButton label={text.header.switcher} ref={trigger}>
          <LayoutGrid size={18} aria-hidden />
        </IconButton>
      }
      entries={services.map((service) => ({
        id: service.id,
        label: text.navigation[service.id],
        icon: service.icon,
        href: service.href,
        isCurrent: service === current,
      }))}
    />
  );
}
