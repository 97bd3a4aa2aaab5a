import { useText } from '../../i18n/en.ts';
import { type ServiceCard, ServiceCards } from './ServiceCards.tsx';

/** what an area shows before one of its services is picked. */
export function SelectService({ cards }: { readonly cards: readonly ServiceCard[] }) {
  const text = useText();
  return (
    <div className="page page-narrow">
      <h1>{text.selectService.title}</h1>
      <ServiceCards cards={cards} label={text.selectService.title} />
    </div>
  );
}
