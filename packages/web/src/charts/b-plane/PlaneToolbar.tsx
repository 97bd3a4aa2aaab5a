import { usePlotText } from '../texts/plots/en.ts';
import type { PlaneCommand, PlaneOptions } from './plane-options.ts';

interface Tool {
  readonly command: PlaneCommand;
  readonly key: string;
  readonly isOn: (options: PlaneOptions) => boolean | undefined;
}

const TOOLS: readonly Tool[] = [
  { command: 'auto', key: 'a', isOn: ({ scaling }) => scaling === 'auto' },
  { command: 'equal', key: 'e', isOn: ({ scaling }) => scaling === 'equal' },
  { command: 'stretched', key: 's', isOn: ({ scaling }) => scaling === 'stretched' },
  { command: 'sigma', key: 'w', isOn: ({ scaling }) => scaling === 'sigma' },
  {
    command: 'sigma-1',
    key: '1',
    isOn: ({ sigmas }) => sigmas.includes(1),
  },
  {
    command: 'sigma-2',
    key: '2',
    isOn: ({ sigmas }) => sigmas.includes(2),
  },
  {
    command: 'sigma-3',
    key: '3',
    isOn: ({ sigmas }) => sigmas.includes(3),
  },
  { command: 'history', key: 'h', isOn: ({ hasHistory }) => hasHistory },
  { command: 'swap', key: 'o', isOn: ({ isSwapped }) => isSwapped },
  {
    command: 'log',
    key: 'l',
    isOn: ({ hasLogInset }) => hasLogInset,
  },
  { command: 'fit', key: 'f', isOn: () => undefined },
];

export interface PlaneToolbarProps {
  readonly options: PlaneOptions;
  readonly onCommand: (command: PlaneCommand) => void;
}

export function PlaneToolbar({ options, onCommand }: PlaneToolbarProps) {
  const text = usePlotText().plane;
  return (
    <div className="plane-toolbar" role="toolbar" aria-label={text.toolbar}>
      {TOOLS.map(({ command, key, isOn }) => (
        <button
          key={command}
          type="button"
          className="chart-text-button"
          aria-pressed={isOn(options)}
          aria-label={text.tools[command].name}
          aria-keyshortcuts={key}
          title={text.tool(text.tools[command].name, key)}
          onClick={() => onCommand(command)}
        >
          {text.tools[command].label}
        </button>
      ))}
    </div>
  );
}
