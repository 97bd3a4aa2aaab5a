import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

/** Returns the members of the organisation who have used the application; available to all users with a service role. */
export function useColleagues() {
  return useQuery(useApi().query('listColleagues'));
}
