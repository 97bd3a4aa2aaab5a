import type { PlaneCommand, PlaneOptions } from './plane-options.ts';

interface Tool {
  readonly command: PlaneCommand;
  readonly label: string;
  readonly name: string;
  readonly key: string;
  readonly isOn: (options: PlaneOptions) => boolean | undefined;
}

const TOOLS: readonly Tool[] = [
  {
    command: 'sigma-1',
    label: '1\u03c3',
    name: 'One-sigma ellipse',
    key: '1',
    isOn: ({ sigmas }) => sigmas.includes(1),
  },
  {
    command: 'sigma-2',
    label: '2\u03c3',
    name: 'Two-sigma ellipse',
    key: '2',
    isOn: ({ sigmas }) => sigmas.includes(2),
  },
  {
    command: 'sigma-3',
    label: '3\u03c3',
    name: 'Three-sigma ellipse',
    key: '3',
    isOn: ({ sigmas }) => sigmas.includes(3),
  },
  { command: 'history', label: 'History', name: 'Earlier messages', key: 'h', isOn: ({ hasHistory }) => hasHistory },
  { command: 'swap', label: 'Swap', name: 'Object 2 at the origin', key: 'o', isOn: ({ isSwapped }) => isSwapped },
  {
    command: 'log',
    label: 'Log',
    name: 'Inset with logarithmic distance',
    key: 'l',
    isOn: ({ hasLogInset }) => hasLogInset,
  },
  { command: 'fit', label: 'Fit', name: 'Fit to content', key: 'f', isOn: () => undefined },
];

export interface PlaneToolbarProps {
  readonly options: PlaneOptions;
  readonly onCommand: (command: PlaneCommand) => void;
}

export function PlaneToolbar({ options, onCommand }: PlaneToolbarProps) {
  return (
    <div className="plane-toolbar" role="toolbar" aria-label="B-plane view">
      {TOOLS.map(({ command, label, name, key, isOn }) => (
        <button
          key={command}
          type="button"
          className="chart-text-button"
          aria-pressed={isOn(options)}
          aria-label={name}
          aria-keyshortcuts={key}
          title={`${name} (${key})`}
          onClick={() => onCommand(command)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
