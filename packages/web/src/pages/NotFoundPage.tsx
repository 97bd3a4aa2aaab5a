import { destinationsOf } from '../app/destinations.tsx';
import { useIdentity } from '../auth/auth-context.tsx';
import type { ServiceCode } from '../auth/services.ts';
import { useText } from '../i18n/use-text.ts';
import { ServiceCards } from './ServiceCards.tsx';
import './pages.css';

const isService = (id: string): id is ServiceCode => id === 'ca' || id === 'odt';

/** */
export function NotFoundPage() {
  const text = useText();
  const identity = useIdentity();
  const cards = destinationsOf(identity).flatMap(({ id, href }) => (isService(id) ? [{ service: id, href }] : []));
  return (
    <div className="page page-narrow">
      <h1>{text.notFound.title}</h1>
      <p>{text.notFound.text}</p>
      {identity && <ServiceCards cards={cards} label={text.notFound.services} />}
    </div>
  );
}
