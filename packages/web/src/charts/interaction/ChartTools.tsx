export interface ChartToolsProps<Command extends string> {
  readonly commands: readonly Command[];
  /** Commands by their keys. */
  readonly keys: Readonly<Record<string, string>>;
  readonly text: {
    readonly tool: (name: string, key: string) => string;
    readonly tools: Readonly<Record<Command, { readonly name: string; readonly label: string }>>;
  };
  /** Undefined of what is neither on nor off. */
  readonly isOn: (command: Command) => boolean | undefined;
  readonly onCommand: (command: Command) => void;
}

/** Commands of a picture as buttons, each with its key. */
export function ChartTools<Command extends string>({
  commands,
  keys,
  text,
  isOn,
  onCommand,
}: ChartToolsProps<Command>) {
  return commands.map((command) => {
    const key = Object.entries(keys).find(([, candidate]) => candidate === command)?.[0] ?? '';
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
  });
}
