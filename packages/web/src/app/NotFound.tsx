import { useIdentity } from '../auth/auth-context.tsx';
import type { ServiceCode } from '../auth/services.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { destinationsOf } from './destinations.tsx';

const isService = (id: string): id is ServiceCode => id === 'ca' || id === 'odt';

/** R-22 with the services that this application leads to. */
export function NotFound() {
  const identity = useIdentity();
  const cards = destinationsOf(identity).flatMap(({ id, href }) => (isService(id) ? [{ service: id, href }] : []));
  return <NotFoundPage cards={cards} />;
}
