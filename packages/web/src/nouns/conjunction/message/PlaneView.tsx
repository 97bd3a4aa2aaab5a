import type { Cdm } from '@keepout/contract/ca/cdm';
import { lazy, type ReactNode, Suspense } from 'react';
import { BPlane } from '../../../charts/b-plane/BPlane.tsx';
import { useQueryTab } from '../../../navigation/use-query-selection.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useConjunctionText } from '../en.ts';
import { planeMessageOfCdm } from './plane.ts';

export interface PlaneViewProps {
  /** Newest first. */
  readonly cdms: readonly Cdm[];
  readonly selectedId: string | undefined;
  readonly onSelect: (cdmId: string) => void;
  readonly maxPx: number;
  /** A switch to the same encounter in space, kept in the address. */
  readonly hasScene?: boolean;
}

const SceneView = lazy(async () => ({ default: (await import('./SceneView.tsx')).SceneView }));

/** The encounter plane of an event through its messages, or the encounter of the message on show in space. */
export function PlaneView(props: PlaneViewProps) {
  return props.hasScene === true ? <PlaneOrScene {...props} /> : <Plane {...props} />;
}

/** Share of the side of the plane's square. */
const SCENE_HEIGHT = 0.75;
const GEOMETRIES = ['plane', 'space'] as const;

function PlaneOrScene(props: PlaneViewProps) {
  const { cdms, selectedId, maxPx } = props;
  const text = useConjunctionText().geometry;
  const [geometry, choose] = useQueryTab('geometry', GEOMETRIES, 'plane');
  const cdm = cdms.find(({ cdmId }) => cdmId === selectedId) ?? cdms[0];
  const heightPx = Math.round(maxPx * SCENE_HEIGHT);
  const choice = (
    <fieldset className="chart-switch">
      <legend className="visually-hidden">{text.label}</legend>
      {GEOMETRIES.map((shape) => (
        <button
          key={shape}
          type="button"
          className="chart-text-button"
          aria-pressed={geometry === shape}
          onClick={() => choose(shape)}
        >
          {text[shape]}
        </button>
      ))}
    </fieldset>
  );
  if (geometry !== 'space' || cdm === undefined) return <Plane {...props} actions={choice} />;
  return (
    <Suspense fallback={<Skeleton label={text.loading} rows={1} rowPx={heightPx + 96} />}>
      <SceneView cdm={cdm} heightPx={heightPx} actions={choice} />
    </Suspense>
  );
}

function Plane({ cdms, selectedId, onSelect, maxPx, actions }: PlaneViewProps & { readonly actions?: ReactNode }) {
  const messages = cdms.map(planeMessageOfCdm);
  const [newest] = cdms;
  return (
    <BPlane
      messages={messages}
      object1Name={newest?.object1.name ?? ''}
      object2Name={newest?.object2.name ?? ''}
      selectedId={selectedId ?? null}
      onSelect={onSelect}
      maxPx={maxPx}
      actions={actions}
    />
  );
}
