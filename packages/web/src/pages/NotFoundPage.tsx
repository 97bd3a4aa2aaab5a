import { useIdentity } from '../auth/auth-context.tsx';
import { usableServices } from '../auth/services.ts';
import { useText } from '../i18n/en.ts';
import { type ServiceCard, ServiceCards } from '../nouns/service/ServiceCards.tsx';
import { useSmallPageText } from './texts/en.ts';
import './pages.css';

/** says so, and offers the services that the reader may open. */
export function NotFoundPage({ cards }: { readonly cards: readonly ServiceCard[] }) {
  const text = useSmallPageText().notFound;
  const { crumbs } = useText();
  const identity = useIdentity();
  const isWithoutService = identity !== undefined && usableServices(identity.access).length === 0;
  return (
    <div className="page page-narrow">
      <h1>{crumbs.notFound}</h1>
      <p>{text.text}</p>
      {(cards.length > 0 || isWithoutService) && <ServiceCards cards={cards} label={text.services} />}
    </div>
  );
}
