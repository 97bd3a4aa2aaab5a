import { lazy, Suspense, useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { RequestFailed } from '../../api/fault.ts';
import { catalogueCopy } from '../../screening-worker/catalogue-copy.ts';
import { SpaceClient } from '../../space-worker/client.ts';
import type { SpaceObjects } from '../../space-worker/protocol.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSpaceText } from './en.ts';
import './space.css';

const SpaceView = lazy(async () => ({ default: (await import('./SpaceView.tsx')).SpaceView }));

/** Evaluated once, because WebGL support does not change while the page is open. */
const hasWebgl = (() => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
})();

/** all catalogue objects around the Earth. */
export function SpacePage() {
  const text = useSpaceText();
  return (
    <div className="page space-page">
      <h1 className="visually-hidden">{text.title}</h1>
      {hasWebgl ? <Loaded /> : <EmptyState text={text.noWebgl} />}
    </div>
  );
}

function Loaded() {
  const text = useSpaceText();
  const { space, again } = useSpace();
  if (space.state === 'none') return <EmptyState text={text.none} />;
  if (space.state === 'failed') return <FaultPanel error={space.error} atUnixMs={space.atUnixMs} onAgain={again} />;
  if (space.state !== 'here')
    return (
      <>
        <p className="space-wait">{text[space.state]}…</p>
        <Skeleton label={text[space.state]} rows={14} />
      </>
    );
  return (
    <Suspense fallback={<Skeleton label={text.reading} rows={14} />}>
      <SpaceView client={space.client} objects={space.objects} onAgain={again} />
    </Suspense>
  );
}

const NOT_FOUND = 404;

/** Progress of the catalogue download. */
type Space =
  | { readonly state: 'fetching' | 'reading' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly error: unknown; readonly atUnixMs: number }
  | { readonly state: 'here'; readonly client: SpaceClient; readonly objects: SpaceObjects };

/** Downloads the catalogue of the installation by `GET ca/catalogue/elements` and decodes it in a worker. */
function useSpace(): { readonly space: Space; readonly again: () => void } {
  const { fetch: sessionFetch } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [space, setSpace] = useState<Space>({ state: 'fetching' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the download
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
