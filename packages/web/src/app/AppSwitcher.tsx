import { useLocation } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import { useIdentity } from '../auth/auth-context.tsx';
import { useText } from '../i18n/en.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { currentOf, destinationsOf } from './destinations.tsx';

/** The services the person may use, the current one ticked (C-01). */
export function AppSwitcher() {
  const text = useText();
  const { pathname } = useLocation();
  const services = destinationsOf(useIdentity()).filter(({ id }) => id === 'ca' || id === 'odt');
  const current = currentOf(services, pathname);
  if (services.length === 0) return null;
  return (
    <Menu
      label={text.header.switcher}
      trigger={
        <IconButton label={text.header.switcher}>
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
