import { lazy, Suspense } from 'react';
import { useIdentity } from '../auth/auth-context.tsx';
import { isService } from '../auth/services.ts';
import { destinationsOf } from './destinations.tsx';
import { PagePending } from './PagePending.tsx';

const NotFoundPage = lazy(async () => ({ default: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }));

/** R-22 with the services that this application leads to. Nobody needs it at first. */
export function NotFound() {
  const identity = useIdentity();
  const cards = destinationsOf(identity).flatMap(({ id, href }) => (isService(id) ? [{ service: id, href }] : []));
  return (
    <Suspense fallback={<PagePending />}>
      <NotFoundPage cards={cards} />
    </Suspense>
  );
}
