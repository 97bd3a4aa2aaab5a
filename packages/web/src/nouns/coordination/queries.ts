import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

/** Below which calls answer something else once something was said, or a contact changed. */
export const COORDINATION_CALLS = ['/ca/coordination', '/ca/operator-contacts'] as const;

export function useCoordination(conjunctionId: string) {
  return useQuery(useApi().query('getCoordination', { params: { conjunctionId } }));
}
