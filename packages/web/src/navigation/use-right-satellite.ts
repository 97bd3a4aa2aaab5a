import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * The address of an event names its satellite. Where it names another one (written by hand, or in an old mail), it is put
 * right in its place: the address would otherwise say what is not so.
 *
 * @param satelliteId   of the event, once it is known
 */
export function useRightSatellite(satelliteId: string | undefined): void {
  const navigate = useNavigate();
  const { satelliteId: named } = useParams({ strict: false });
  useEffect(() => {
    if (satelliteId === undefined || named === undefined || named === satelliteId) return;
    const params = ((earlier: Record<string, unknown>) => ({ ...earlier, satelliteId })) as never;
    void navigate({ to: '.', params, search: true as never, replace: true, resetScroll: false });
  }, [navigate, satelliteId, named]);
}
