import type { Vec3 } from '@keepout/astro/nouns';
import { type ReactNode, useState } from 'react';
import type { DataTable } from '../../export/data-table.ts';
import { formatDistance } from '../../format/length.ts';
import { formatSignificant } from '../../format/number.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { cameraAlong, DEFAULT_CAMERA, rotatedCamera, type SceneCamera } from './camera.ts';
import { semiAxes } from './ellipsoid.ts';
import { type SceneText, useSceneText } from './en.ts';
import { ScenePlot } from './ScenePlot.tsx';
import { SceneToolbar } from './SceneToolbar.tsx';
import { ellipsoidsOf, type SceneEncounter } from './scene-encounter.ts';
import { applySceneCommand, DEFAULT_SCENE_OPTIONS, type SceneCommand, type SceneOptions } from './scene-options.ts';
import '../axis/axis.css';
import './scene.css';

export interface EncounterSceneProps {
  /** Null where the message gives no relative position. */
  readonly encounter: SceneEncounter | null;
  readonly options?: Partial<SceneOptions>;
  readonly heightPx?: number;
  /** Actions next to the title: return to the encounter plane. */
  readonly actions?: ReactNode;
}

const [LEAST_ZOOM, MOST_ZOOM] = [0.2, 400];

/** The encounter at closest approach in space: local RTN frame of object 1, metres, both objects with their ellipsoids. */
export function EncounterScene({ encounter, options: startOptions, heightPx = 440, actions }: EncounterSceneProps) {
  const text = useSceneText();
  const [options, setOptions] = useState<SceneOptions>({ ...DEFAULT_SCENE_OPTIONS, ...startOptions });
  const [camera, setCamera] = useState<SceneCamera>(DEFAULT_CAMERA);
  const [zoom, setZoom] = useState(1);
  const onTurn = (azimuthRad: number, elevationRad: number) =>
    setCamera((old) => rotatedCamera(old, azimuthRad, elevationRad));
  const onZoom = (factor: number) => setZoom((old) => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, old * factor)));
  const onCommand = (command: SceneCommand) => {
    const view = /^view-(r|t|n|v|free)$/.exec(command)?.[1] as Parameters<typeof cameraAlong>[0] | undefined;
    if (view !== undefined) setCamera(cameraAlong(view, encounter?.relativeVelocityMps ?? [0, 0, 0]));
    if (command.startsWith('fit-')) setZoom(1);
    setOptions((old) => applySceneCommand(old, command));
  };
  const lacking = encounter === null ? [] : [encounter.object1, encounter.object2].filter(hasNoEllipsoid);
  return (
    <ChartFrame
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
    </ChartFrame>
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

const figure = (value: number): string => formatSignificant(value, 4);

/** The scene as numbers: places, velocities and sigmas in RTN of object 1, and the semi-axes of each ellipsoid. */
function sceneTable(encounter: SceneEncounter, text: SceneText): DataTable {
  const { object1, object2, relativeVelocityMps } = encounter;
  const row = (name: string, unit: string, vector: Vec3 | null) => [
    name,
    unit,
    ...(vector ?? [null, null, null]),
    vector === null ? null : Math.hypot(...vector),
  ];
  const diagonal = (covarianceM2: readonly number[]): Vec3 =>
    [0, 4, 8].map((at) => Math.sqrt(Math.max(0, covarianceM2[at] ?? 0))) as unknown as Vec3;
  const shells = [
    ...ellipsoidsOf(encounter, false).map((ellipsoid) => ({
      ...ellipsoid,
      name: ellipsoid.place === 1 ? object1.name : object2.name,
    })),
    ...ellipsoidsOf(encounter, true).map((ellipsoid) => ({ ...ellipsoid, name: text.combined })),
  ];
  return {
    columns: [
      { name: text.quantity },
      { name: text.unit },
      { name: 'R', format: figure },
      { name: 'T', format: figure },
      { name: 'N', format: figure },
      { name: text.length, format: figure },
    ],
    rows: [
      row(text.miss, 'm', object2.positionM),
      row(text.relativeVelocity, 'm/s', relativeVelocityMps),
      row(text.velocityOf(object1.name), 'm/s', object1.velocityMps),
      row(text.velocityOf(object2.name), 'm/s', object2.velocityMps),
      ...shells.flatMap(({ name, covarianceM2 }) => [
        [text.sigmaOf(name), 'm', ...diagonal(covarianceM2), null],
        ...(semiAxes(covarianceM2) ?? []).map((axis, index) => row(text.axisOf(name, index + 1), 'm', axis)),
      ]),
      ...[object1, object2].map(({ name, hardBodyRadiusM }) => [
        text.radiusOf(name),
        'm',
        null,
        null,
        null,
        hardBodyRadiusM,
      ]),
    ],
  };
}
