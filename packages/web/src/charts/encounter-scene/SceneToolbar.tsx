import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useSceneText } from './en.ts';
import { SCENE_KEYS, type SceneCommand, type SceneOptions } from './scene-options.ts';

export interface SceneToolbarProps {
  readonly options: SceneOptions;
  readonly onCommand: (command: SceneCommand) => void;
  readonly onTurn: (byAzimuthRad: number, byElevationRad: number) => void;
  readonly onZoom: (factor: number) => void;
}

const VIEWS = ['view-free', 'view-r', 'view-t', 'view-n', 'view-v'] as const;
const FITS = ['fit-all', 'fit-miss'] as const;
const SWITCHES = ['sigma-1', 'sigma-2', 'sigma-3', 'combined'] as const;
const QUARTER = Math.PI / 8;

/** From where one looks, how much is on show, and which ellipsoids; turning and zoom for those without a mouse or keys. */
export function SceneToolbar({ options, onCommand, onTurn, onZoom }: SceneToolbarProps) {
  const text = useSceneText();
  const isOn = (command: SceneCommand): boolean | undefined => {
    if (command.startsWith('view-')) return undefined;
    if (command.startsWith('fit-')) return command === `fit-${options.fit}`;
    return command === 'combined' ? options.isCombined : options.sigmas.includes(Number(command.slice(-1)));
  };
  const tool = (command: (typeof VIEWS | typeof FITS | typeof SWITCHES)[number]) => {
    const key = Object.entries(SCENE_KEYS).find(([, candidate]) => candidate === command)?.[0] ?? '';
    const { name, label } = text.tools[command];
    return (
      <button
        key={command}
        type="button"
        className="chart-text-button"
        aria-pressed={isOn(command)}
        aria-label={name}
        aria-keyshortcuts={key}
        title={text.tool(name, key)}
        onClick={() => onCommand(command)}
      >
        {label}
      </button>
    );
  };
  return (
    <div className="scene-toolbar" role="toolbar" aria-label={text.toolbar}>
      <div className="scene-tools">{VIEWS.map(tool)}</div>
      <div className="scene-tools">{FITS.map(tool)}</div>
      <div className="scene-tools">{SWITCHES.map(tool)}</div>
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
