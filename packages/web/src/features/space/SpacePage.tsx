import { lazy, Suspense } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSpaceText } from './en.ts';
import { useSpace } from './use-space.ts';
import './space.css';

const SpaceView = lazy(async () => ({ default: (await import('./SpaceView.tsx')).SpaceView }));

/** Asked once: a browser gains no WebGL while a page stands. */
const hasWebgl = (() => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
})();

/** everything of the catalogue around the Earth. */
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
