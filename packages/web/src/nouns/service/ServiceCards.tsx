import { Radar, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIdentity } from '../../auth/auth-context.tsx';
import { mayPay, type ServiceCode } from '../../auth/services.ts';
import { useText } from '../../i18n/en.ts';
import { paths } from '../../navigation/paths.ts';
import { Link } from '../../ui/Link.tsx';
import './service-cards.css';

export interface ServiceCard {
  readonly service: ServiceCode;
  readonly href: string;
}

const icons: Readonly<Record<ServiceCode, ReactNode>> = {
  ca: <TriangleAlert size={22} aria-hidden />,
  odt: <Radar size={22} aria-hidden />,
};

/** One card for each service that may be opened. */
export function ServiceCards({ cards, label }: { readonly cards: readonly ServiceCard[]; readonly label: string }) {
  const text = useText();
  if (cards.length === 0) return <WithoutService />;
  return (
    <nav aria-label={label}>
      <ul className="service-cards">
        {cards.map(({ service, href }) => (
          <li key={service}>
            <Link kind="bare" className="service-card" href={href}>
              {icons[service]}
              <span>
                <span className="service-card-name">{text.services[service]}</span>
                <span className="service-card-text">{text.selectService[service]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A user with only a payment role has no service. */
function WithoutService() {
  const { selectService, resources } = useText();
  const identity = useIdentity();
  if (identity === undefined || !mayPay(identity.access)) return <p>{selectService.none}</p>;
  return <Link href={paths.payments()}>{resources['payments']}</Link>;
}

/** content of an area before the user selects one of its services. */
export function SelectService({ cards }: { readonly cards: readonly ServiceCard[] }) {
  const text = useText();
  return (
    <div className="page page-narrow">
      <h1>{text.selectService.title}</h1>
      <ServiceCards cards={cards} label={text.selectService.title} />
    </div>
  );
}
