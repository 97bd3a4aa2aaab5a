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
    const { satelliteId: pathSatelliteId } = params;
    if (
      satelliteId === undefined ||
      pathSatelliteId === undefined ||
      pathSatelliteId === satelliteId ||
      path === undefined
    )
      return;
    const encodedParams = Object.entries({ ...params, satelliteId }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encodeURIComponent(value)]],
    );
    router.go(`${inject(path, Object.fromEntries(encodedParams))}${query}`, { isReplaced: true, scrolling: 'kept' });
  }, [router, satelliteId, path, params, query]);
}
