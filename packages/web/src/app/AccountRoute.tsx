import { lazy, type ReactNode, Suspense } from 'react';
import { ACCOUNT_PAGES } from '../navigation/paths.ts';
import { useParams } from '../navigation/RouterProvider.tsx';
import { AccountPage } from '../pages/AccountPage.tsx';
import { PagePending } from './NotFound.tsx';

const NotificationsView = lazy(async () => ({
  default: (await import('../features/alerts/NotificationsView.tsx')).NotificationsView,
}));
const SessionsPanel = lazy(async () => ({
  default: (await import('../features/account/sessions/SessionsPanel.tsx')).SessionsPanel,
}));
const MachinesPanel = lazy(async () => ({
  default: (await import('../features/account/machines/MachinesPanel.tsx')).MachinesPanel,
}));

const UsagePanel = lazy(async () => ({
  default: (await import('../features/account/usage/UsagePanel.tsx')).UsagePanel,
}));

const whenLoaded = (view: ReactNode) => <Suspense fallback={<PagePending />}>{view}</Suspense>;

/** the profile comes with the page; sign-ins, programs and limits, and the notifications, with their features. */
export function AccountRoute() {
  const { page } = useParams();
  return (
    <AccountPage
      page={ACCOUNT_PAGES.find((accountPage) => accountPage === page) ?? 'profile'}
      sessions={whenLoaded(<SessionsPanel />)}
      machines={whenLoaded(<MachinesPanel />)}
      usage={whenLoaded(<UsagePanel />)}
      notifications={whenLoaded(<NotificationsView />)}
    />
  );
}
