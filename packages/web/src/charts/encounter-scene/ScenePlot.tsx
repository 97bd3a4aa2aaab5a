import { ChartSurface, usePlotSurface } from '../interaction/ChartSurface.tsx';
import type { Size } from '../interaction/use-size.ts';
import { pictureAxes, type SceneCamera } from './camera.ts';
import { useSceneText } from './en.ts';
import { SceneBodies, sceneEnlargement } from './SceneBodies.tsx';
import { SceneEllipsoids } from './SceneEllipsoids.tsx';
import { SceneGrid, SceneLegend } from './SceneGround.tsx';
import { ellipsoidsOf, type SceneEncounter } from './scene-encounter.ts';
import { sceneExtent } from './scene-extent.ts';
import { SCENE_KEYS, type SceneCommand, type SceneOptions } from './scene-options.ts';
import { scenePicture } from './scene-picture.ts';

export interface ScenePlotProps {
  readonly size: Size;
  readonly encounter: SceneEncounter;
  readonly options: SceneOptions;
  readonly camera: SceneCamera;
  readonly zoom: number;
  readonly label: string;
  readonly onTurn: (byAzimuthRad: number, byElevationRad: number) => void;
  readonly onZoom: (factor: number) => void;
  readonly onCommand: (command: SceneCommand) => void;
}

const STEP_RAD = Math.PI / 24;
const RAD_PER_PX = 0.008;
const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_RAD, 0],
  ArrowRight: [STEP_RAD, 0],
  ArrowUp: [0, STEP_RAD],
  ArrowDown: [0, -STEP_RAD],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.4, '=': 1.4, '-': 1 / 1.4 };

/** The drawing of the scene: a drag or the arrows turn it, plus and minus zoom. */
export function ScenePlot(props: ScenePlotProps) {
  const { size, encounter, options, camera, zoom, label, onTurn, onZoom, onCommand } = props;
  const text = useSceneText();
  const ellipsoids = ellipsoidsOf(encounter, options.isCombined);
  const extent = sceneExtent(encounter, ellipsoids, Math.max(0, ...options.sigmas), options.fit);
  const picture = scenePicture(pictureAxes(camera), extent, zoom, size);
  const enlargement = sceneEnlargement(encounter, picture);
  const { surface } = usePlotSurface({
    onPan: (dx, dy) => onTurn(-dx * RAD_PER_PX, dy * RAD_PER_PX),
    onZoom: (factor) => onZoom(1 / factor),
    onDoublePick: () => onCommand('view-free'),
    onKey({ key }) {
      const [turn, factor, command] = [TURNS[key], ZOOMS[key], SCENE_KEYS[key.toLowerCase()]];
      if (turn !== undefined) onTurn(...turn);
      else if (factor !== undefined) onZoom(factor);
      else if (command !== undefined) onCommand(command);
      else return false;
      return true;
    },
  });
  return (
    <ChartSurface {...surface} className="scene-surface" size={size} label={label} keys={text.keys}>
      <SceneGrid picture={picture} />
      <SceneEllipsoids
        picture={picture}
        ellipsoids={ellipsoids}
        sigmas={options.sigmas}
        isCombined={options.isCombined}
      />
      <SceneBodies picture={picture} encounter={encounter} />
      <SceneLegend picture={picture} />
      {enlargement !== null && (
        <text className="chart-label chart-label-faint" x={4} y={14}>
          {text.enlarged(enlargement < 10 ? enlargement.toFixed(1) : enlargement.toFixed(0))}
        </text>
      )}
    </ChartSurface>
  );
}
