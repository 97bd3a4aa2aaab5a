import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIdentity } from '../auth/auth-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { destinationsOf } from './destinations.tsx';

const load = () => import('./AppSwitcherMenu.tsx');
const AppSwitcherMenu = lazy(async () => ({ default: (await load()).AppSwitcherMenu }));

/** The services the person may use, the current one ticked (C-01). The menu is fetched when it is first opened. */
export function AppSwitcher() {
  const text = useText();
  const services = destinationsOf(useIdentity()).filter(({ id }) => id === 'ca' || id === 'odt');
  const [isAsked, setAsked] = useState(false);
  if (services.length === 0) return null;
  const preload = () => {
    load().catch(() => {
      // Tried again when the menu opens.
    });
  };
  const button = (
    <IconButton
      label={text.header.switcher}
      aria-haspopup="menu"
      aria-expanded={false}
      onHoverStart={preload}
      onPress={() => setAsked(true)}
    >
      <LayoutGrid size={18} aria-hidden />
    </IconButton>
  );
  return isAsked ? (
    <Suspense fallback={button}>
      <AppSwitcherMenu services={services} />
    </Suspense>
  ) : (
    button
  );
}
