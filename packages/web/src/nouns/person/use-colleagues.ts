import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

/** Who of the organisation has used the application; everybody may ask who has a role of a service. */
export function useColleagues() {
  return useQuery(useApi().query('listColleagues'));
}
