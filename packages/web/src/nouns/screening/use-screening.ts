import type { Screening } from '@keepout/contract/ca/screening';
import { useApi } from '../../api/api-context.tsx';

/** One screening by its id; absent until the first answer, and while no id is asked about. */
export function useScreening(screeningId: string | undefined) {
  const { queries } = useApi();
  const query = queries.useQuery(
    'get',
    '/api/v1/ca/screenings/{screeningId}',
    { params: { path: { screeningId: screeningId ?? '' } } },
    { enabled: screeningId !== undefined },
  );
  return { query, run: query.data as Screening | undefined };
}
