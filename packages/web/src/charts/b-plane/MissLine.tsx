import type { PlaneScene } from './plane-scene.ts';
import type { PlaneProjection } from './plane-view.ts';

/** The miss as a line between the objects. */
export function MissLine({ scene, projection }: { readonly scene: PlaneScene; readonly projection: PlaneProjection }) {
  const [x1, y1] = projection.toPx(scene.object1M);
  const [x2, y2] = projection.toPx(scene.object2M);
  return <line className="plane-miss" x1={x1} y1={y1} x2={x2} y2={y2} />;
}
