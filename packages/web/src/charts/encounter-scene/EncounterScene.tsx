import { type ReactNode, useState } from 'react';
import { formatDistance } from '../../format/length.ts';
import { Frame } from '../frame/Frame.tsx';
import { type Camera, cameraAlong, DEFAULT_CAMERA, turned } from './camera.ts';
import { semiAxes } from './ellipsoid.ts';
import { type SceneText, useSceneText } from './en.ts';
import { ScenePlot } from './ScenePlot.tsx';
import { SceneToolbar } from './SceneToolbar.tsx';
import type { SceneEncounter } from './scene-encounter.ts';
import { applySceneCommand, DEFAULT_SCENE_OPTIONS, type SceneCommand, type SceneOptions } from './scene-options.ts';
import { sceneTable } from './scene-table.ts';
import '../axis/axis.css';
import './scene.css';

export interface EncounterSceneProps {
  /** Null where the message gives no relative position. */
  readonly encounter: SceneEncounter | null;
  readonly options?: Partial<SceneOptions>;
  readonly heightPx?: number;
  /** Beside the title: the way back to the encounter plane. */
  readonly actions?: ReactNode;
}

const [LEAST_ZOOM, MOST_ZOOM] = [0.2, 400];

/** The encounter at closest approach in space: local RTN frame of object 1, metres, both objects with their ellipsoids. */
export function EncounterScene({ encounter, options: given, heightPx = 440, actions }: EncounterSceneProps) {
  const text = useSceneText();
  const [options, setOptions] = useState<SceneOptions>({ ...DEFAULT_SCENE_OPTIONS, ...given });
  const [camera, setCamera] = useState<Camera>(DEFAULT_CAMERA);
  const [zoom, setZoom] = useState(1);
  const onTurn = (azimuthRad: number, elevationRad: number) =>
    setCamera((old) => turned(old, azimuthRad, elevationRad));
  const onZoom = (factor: number) => setZoom((old) => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, old * factor)));
  const onCommand = (command: SceneCommand) => {
    const view = /^view-(r|t|n|v|free)$/.exec(command)?.[1] as Parameters<typeof cameraAlong>[0] | undefined;
    if (view !== undefined) setCamera(cameraAlong(view, encounter?.relativeVelocityMps ?? [0, 0, 0]));
    if (command.startsWith('fit-')) setZoom(1);
    setOptions((old) => applySceneCommand(old, command));
  };
  const lacking = encounter === null ? [] : [encounter.object1, encounter.object2].filter(hasNoEllipsoid);
  return (
    <Frame
      title={text.title}
      note={text.frame}
      caption={encounter === null ? undefined : text.caption(encounter.object1.name)}
      fileName="encounter-3d"
      table={encounter === null ? { columns: [], rows: [] } : sceneTable(encounter, text)}
      shape={heightPx}
      actions={actions}
      empty={encounter === null ? text.none : undefined}
      legend={<SceneToolbar options={options} onCommand={onCommand} onTurn={onTurn} onZoom={onZoom} />}
      footer={lacking.map(({ name }) => (
        <p key={name} className="scene-note">
          {text.noCovariance(name)}
        </p>
      ))}
    >
      {(size) =>
        encounter !== null && (
          <ScenePlot
            size={size}
            encounter={encounter}
            options={options}
            camera={camera}
            zoom={zoom}
            label={spoken(encounter, text)}
            onTurn={onTurn}
            onZoom={onZoom}
            onCommand={onCommand}
          />
        )
      }
    </Frame>
  );
}

const hasNoEllipsoid = ({ covarianceM2 }: SceneEncounter['object1']): boolean =>
  covarianceM2 === null || semiAxes(covarianceM2) === null;

function spoken({ object1, object2 }: SceneEncounter, text: SceneText): string {
  const [r, t, n] = object2.positionM;
  return text.label(
    object2.name,
    object1.name,
    formatDistance(Math.hypot(r, t, n)),
    [r, t, n].map((part) => formatDistance(part)).join(', '),
  );
}
