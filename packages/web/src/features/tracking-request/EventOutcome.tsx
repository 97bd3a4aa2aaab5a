import type { ObservationRequest } from '@keepout/contract/odt/request';
import { QueryState } from '../../api/QueryState.tsx';
import { useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';
import { useMessages } from '../../nouns/conjunction/message/queries.ts';
import { OrderOutcome } from '../../nouns/tracking/opportunities/OrderOutcome.tsx';

/** Effect of the order on its conjunction with each new message; hidden from users without access to conjunctions. */
export function EventOutcome({ request }: { readonly request: ObservationRequest }) {
  const identity = useIdentity();
  const maySee = identity !== undefined && mayUse(identity.access, 'ca');
  const messages = useMessages((maySee && request.target.conjunctionId) || undefined);
  return (
    <QueryState query={messages} rows={7}>
      {(cdms) => <OrderOutcome requests={[request]} messages={cdms} />}
    </QueryState>
  );
}
