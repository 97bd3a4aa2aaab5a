import { useIdentity } from '../../auth/auth-context.tsx';
import { usableServices } from '../../auth/services.ts';
import { paths } from '../../navigation/paths.ts';
import { SelectService } from '../../nouns/service/SelectService.tsx';

/** The service selection page, with cards that lead back here. */
export function ServiceChoice() {
  const identity = useIdentity();
  const services = identity ? usableServices(identity.access) : [];
  return <SelectService cards={services.map((service) => ({ service, href: paths.kitchenSink() }))} />;
}
