import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { RequestFailed } from '../../api/fault.ts';
import { catalogueCopy } from '../../screening-worker/catalogue-copy.ts';
import { SpaceClient } from '../../space-worker/client.ts';
import type { SpaceObjects } from '../../space-worker/protocol.ts';

const NOT_FOUND = 404;

/** How far the catalogue has come. */
export type Space =
  | { readonly state: 'fetching' | 'reading' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly error: unknown; readonly atUnixMs: number }
  | { readonly state: 'here'; readonly client: SpaceClient; readonly objects: SpaceObjects };

/** The catalogue of the installation, fetched by `GET ca/catalogue/elements` and opened in a worker. */
export function useSpace(): { readonly space: Space; readonly again: () => void } {
  const { fetch: sessionFetch } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [space, setSpace] = useState<Space>({ state: 'fetching' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    const leaving = new AbortController();
    const client = new SpaceClient();
    const open = async () => {
      const { bytes } = await catalogueCopy(sessionFetch, leaving.signal);
      if (leaving.signal.aborted) return;
      setSpace({ state: 'reading' });
      const objects = await client.open(bytes);
      if (!leaving.signal.aborted)
        setSpace(objects.count === 0 ? { state: 'none' } : { state: 'here', client, objects });
    };
    setSpace({ state: 'fetching' });
    open().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      const isNone = error instanceof RequestFailed && error.fault.code === NOT_FOUND;
      setSpace(isNone ? { state: 'none' } : { state: 'failed', error, atUnixMs: Date.now() });
    });
    return () => {
      leaving.abort();
      client.dispose();
    };
  }, [sessionFetch, attempt]);
  return { space, again: () => setAttempt((count) => count + 1) };
}
