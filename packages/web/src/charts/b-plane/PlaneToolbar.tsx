import { ChartTools } from '../interaction/ChartTools.tsx';
import { usePlotText } from '../texts/plots/en.ts';
import { PLANE_KEYS, type PlaneCommand, type PlaneOptions } from './plane-options.ts';

const SCALINGS = ['auto', 'equal', 'stretched', 'sigma'] as const;
const SIGMAS = ['sigma-1', 'sigma-2', 'sigma-3'] as const;
const TOOLS = [...SCALINGS, ...SIGMAS, 'history', 'swap', 'log', 'fit'] as const;

export interface PlaneToolbarProps {
  readonly options: PlaneOptions;
  readonly onCommand: (command: PlaneCommand) => void;
}

export function PlaneToolbar({ options, onCommand }: PlaneToolbarProps) {
  const text = usePlotText().plane;
  const { scaling, sigmas, hasHistory, isSwapped, hasLogInset } = options;
  const switches = { history: hasHistory, swap: isSwapped, log: hasLogInset };
  const isOn = (command: PlaneCommand): boolean | undefined => {
    if (command === 'fit') return undefined;
    if (command === 'history' || command === 'swap' || command === 'log') return switches[command];
    return command === scaling || sigmas.some((sigma) => command === `sigma-${sigma}`);
  };
  return (
    <div className="plane-toolbar" role="toolbar" aria-label={text.toolbar}>
      <ChartTools commands={TOOLS} keys={PLANE_KEYS} text={text} isOn={isOn} onCommand={onCommand} />
    </div>
  );
}
