import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { recordsOfList } from '../../api/pages.ts';

/** Below which calls answer something else once something was said, or a contact changed. */
export const COORDINATION_CALLS = ['/ca/coordination', '/ca/operator-contacts'] as const;

export function useCoordination(conjunctionId: string) {
  return useQuery(useApi().query('getCoordination', { params: { conjunctionId } }));
}

/** An organisation has no more. */
const MOST_SHOWN = 2000;

/** Other operators, by name. */
export function useContacts() {
  return useQuery({ ...useApi().list('listOperatorContacts', MOST_SHOWN), select: recordsOfList });
}
