import { useIdentity } from '../auth/auth-context.tsx';
import { isService } from '../auth/services.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { destinationsOf } from './destinations.tsx';

/** R-22 with the services that this application leads to. */
export function NotFound() {
  const identity = useIdentity();
  const cards = destinationsOf(identity).flatMap(({ id, href }) => (isService(id) ? [{ service: id, href }] : []));
  return <NotFoundPage cards={cards} />;
}
