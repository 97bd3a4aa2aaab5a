import { useEffect } from 'react';
import { destinationsOf } from '../app/destinations.tsx';
import { useIdentity } from '../auth/auth-context.tsx';
import { type ServiceCode, usableServices } from '../auth/services.ts';
import { useText } from '../i18n/use-text.ts';
import { ServiceCards } from './ServiceCards.tsx';
import './pages.css';

const isService = (id: string): id is ServiceCode => id === 'ca' || id === 'odt';

/** */
export function NotFoundPage() {
  const text = useText();
  const identity = useIdentity();
  const cards = destinationsOf(identity).flatMap(({ id, href }) => (isService(id) ? [{ service: id, href }] : []));
  const isWithoutService = identity !== undefined && usableServices(identity.access).length === 0;
  useEffect(() => {
    const earlier = document.title;
    document.title = `${text.notFound.title} \u00b7 ${text.product}`;
    return () => {
      document.title = earlier;
    };
  }, [text]);
  return (
    <div className="page page-narrow">
      <h1>{text.notFound.title}</h1>
      <p>{text.notFound.text}</p>
      {isWithoutService && <p>{text.notFound.none}</p>}
      {cards.length > 0 && <ServiceCards cards={cards} label={text.notFound.services} />}
    </div>
  );
}
