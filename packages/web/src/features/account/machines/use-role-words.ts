import { useText } from '../../../i18n/en.ts';
import { useAccountText } from '../en.ts';

/** A role in the words of its service: `Collision Avoidance: user`. */
export function useRoleWords(): (role: string) => string {
  const { resources } = useText();
  const { machines } = useAccountText();
  return (name) => {
    const [resource = '', role = ''] = name.split(':');
    return machines.roleOf(resources[resource] ?? resource, role);
  };
}
