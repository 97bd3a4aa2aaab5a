import { lazy, Suspense, useState } from 'react';
import { useIdentity, useSession } from '../auth/auth-context.tsx';
import { isService } from '../auth/services.ts';
import { useText } from '../i18n/en.ts';
import { useNow } from '../time/ticker.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { allServices, destinationsOf } from './destinations.tsx';

const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }));

/** R-22 with the services that the reader may open; a signed-out reader reaches them through the login. Loaded on demand. */
export function NotFound() {
  const identity = useIdentity();
  const isSignedOut = useSession().state === 'signed-out';
  const reached = isSignedOut ? allServices() : destinationsOf(identity);
  const cards = reached.flatMap(({ id, href }) => (isService(id) ? [{ service: id, href }] : []));
  return (
    <Suspense fallback={<PagePending />}>
      <NotFoundPage cards={cards} />
    </Suspense>
  );
}

/** While a page is on its way: rows, never a spinner. */
export function PagePending() {
  const text = useText();
  return (
    <div className="page">
      {useSession().state === 'checking' && <SlowProvider />}
      <Skeleton label={text.states.loading} rows={12} />
    </div>
  );
}

/** From here on the page shows that it waits for the provider, s. */
const SLOW_AFTER_S = 2;

function SlowProvider() {
  const text = useText();
  const now = useNow('second');
  const [since] = useState(now);
  const seconds = Math.round((now - since) / 1000);
  return <p>{seconds >= SLOW_AFTER_S && text.states.slowProvider(seconds)}</p>;
}
