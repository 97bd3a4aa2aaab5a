import type { CatalogueInfo } from '@keepout/contract/ca/catalogue';
import { useApi } from '../../api/api-context.tsx';

/** The catalogue that screenings run against; absent until the first answer, and where none is loaded (404). */
export function useCatalogue() {
  const { queries } = useApi();
  const query = queries.useQuery('get', '/api/v1/ca/catalogue');
  const error: unknown = query.error;
  return { query, error, catalogue: query.data as CatalogueInfo | undefined };
}
