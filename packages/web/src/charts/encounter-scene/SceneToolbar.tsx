import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { ChartTools } from '../interaction/ChartTools.tsx';
import { useSceneText } from './en.ts';
import { SCENE_KEYS, type SceneCommand, type SceneOptions } from './scene-options.ts';

export interface SceneToolbarProps {
  readonly options: SceneOptions;
  readonly onCommand: (command: SceneCommand) => void;
  readonly onTurn: (byAzimuthRad: number, byElevationRad: number) => void;
  readonly onZoom: (factor: number) => void;
}

const GROUPS = [
  ['view-free', 'view-r', 'view-t', 'view-n', 'view-v'],
  ['fit-all', 'fit-miss'],
  ['sigma-1', 'sigma-2', 'sigma-3', 'combined'],
] as const;
type Tool = (typeof GROUPS)[number][number];
const QUARTER = Math.PI / 8;

/** From where one looks, how much is on show, and which ellipsoids; turning and zoom for those without a mouse or keys. */
export function SceneToolbar({ options, onCommand, onTurn, onZoom }: SceneToolbarProps) {
  const text = useSceneText();
  const isOn = (command: SceneCommand): boolean | undefined => {
    if (command.startsWith('view-')) return undefined;
    if (command.startsWith('fit-')) return command === `fit-${options.fit}`;
    return command === 'combined' ? options.isCombined : options.sigmas.includes(Number(command.slice(-1)));
  };
  return (
    <div className="scene-toolbar" role="toolbar" aria-label={text.toolbar}>
      {GROUPS.map((commands) => (
        <div key={commands[0]} className="scene-tools">
          <ChartTools<Tool> commands={commands} keys={SCENE_KEYS} text={text} isOn={isOn} onCommand={onCommand} />
        </div>
      ))}
      <div className="scene-tools">
        {(
          [
            [text.turnLeft, <RotateCcw key="left" size={15} aria-hidden="true" />, () => onTurn(-QUARTER, 0)],
            [text.turnRight, <RotateCw key="right" size={15} aria-hidden="true" />, () => onTurn(QUARTER, 0)],
            [text.zoomIn, <ZoomIn key="in" size={15} aria-hidden="true" />, () => onZoom(1.4)],
            [text.zoomOut, <ZoomOut key="out" size={15} aria-hidden="true" />, () => onZoom(1 / 1.4)],
          ] as const
        ).map(([name, icon, act]) => (
          <button key={name} type="button" className="chart-icon-button" aria-label={name} title={name} onClick={act}>
            {icon}
          </button>
        ))}
      </div>
    </div>
  );
}
