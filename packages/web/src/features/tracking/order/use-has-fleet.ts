import { useIdentity } from '../../../auth/auth-context.tsx';
import { mayUse } from '../../../auth/services.ts';

/** Whether the person may see satellites of the fleet; who may only track names objects by number or message. */
export function useHasFleet(): boolean {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, 'ca');
}
