import { useEffect } from 'react';
import { inject } from 'regexparam';
import { usePlace, useRouter } from './RouterProvider.tsx';

/**
 * The address of an event names its satellite. Where it names another one (written by hand, or in an old mail), the correct
 * one replaces it: the address would be wrong otherwise.
 *
 * @param satelliteId   satellite of the event, once loaded
 */
export function useRightSatellite(satelliteId: string | undefined): void {
  const router = useRouter();
  const { path, params, query } = usePlace();
  useEffect(() => {
    const { satelliteId: named } = params;
    if (satelliteId === undefined || named === undefined || named === satelliteId || path === undefined) return;
    const written = Object.entries({ ...params, satelliteId }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encodeURIComponent(value)]],
    );
    router.go(`${inject(path, Object.fromEntries(written))}${query}`, { isReplaced: true, scrolling: 'kept' });
  }, [router, satelliteId, path, params, query]);
}
