import { useIdentity } from '../../auth/auth-context.tsx';
import { isDemoUser } from '../../auth/identity.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useSettings } from '../../settings/settings-context.tsx';

export interface SpecialMode {
  /** The account may switch it on (P-04). */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** The special mode of the sensors (V-05), for demo and test users, kept in the address. */
export function useSpecialMode(): SpecialMode {
  const identity = useIdentity();
  const { specialUsers } = useSettings();
  const [special, setSpecial] = useQueryParam('all-sensors');
  const isOffered = identity !== undefined && isDemoUser(identity.userName, specialUsers);
  return {
    isOffered,
    isOn: isOffered && special === 'on',
    set: (isOn) => setSpecial(isOn ? 'on' : undefined),
  };
}
