import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AccountPage } from '../pages/AccountPage.tsx';
import { PagePending } from './PagePending.tsx';

const NotificationsView = lazy(async () => ({
  default: (await import('../features/alerts/NotificationsView.tsx')).NotificationsView,
}));

/** the profile comes with the page, what a user is told by with its feature. */
export function AccountRoute() {
  const { page }: { readonly page?: string } = useParams({ strict: false });
  return (
    <AccountPage
      page={page === 'notifications' ? 'notifications' : 'profile'}
      notifications={
        <Suspense fallback={<PagePending />}>
          <NotificationsView />
        </Suspense>
      }
    />
  );
}
