import type { CatalogueInfo } from '@keepout/contract/ca/catalogue';
import { useApi } from '../../api/api-context.tsx';
import { useReadiness } from './use-readiness.ts';

/** The catalogue that screenings run against; absent until the first answer, and where none is loaded: it is not asked for then. */
export function useCatalogue() {
  const { queries } = useApi();
  const { readiness } = useReadiness();
  const isLoaded = readiness !== undefined && readiness.catalogue !== null;
  const query = queries.useQuery('get', '/api/v1/ca/catalogue', {}, { enabled: isLoaded });
  return { catalogue: query.data as CatalogueInfo | undefined };
}
