import { useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';

/** Whether the person may use on-demand tracking; where not, other screens do not speak of it. */
export function useMayTrack(): boolean {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, 'odt');
}
