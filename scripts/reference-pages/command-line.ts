import { createProgram } from '../../services/cli/src/run-program.ts';
import { COMMAND_EXAMPLES } from './command-examples.ts';
import { code, page, table } from './page.ts';

type Command = Awaited<ReturnType<typeof createProgram>>;
type Argument = Command['registeredArguments'][number];
type Option = Command['options'][number];

/** The first command that computes with files; the commands before it administer an installation. */
const FIRST_WITH_FILES = 'screen';

/** Returns the reference page of all commands with arguments, options, defaults and examples. Throws if a command has no example, or an example has an unknown option. */
export async function commandLinePage(): Promise<string> {
  const { commands } = await createProgram();
  const start = commands.findIndex((command) => command.name() === FIRST_WITH_FILES);
  const sections = (of: readonly Command[]) => of.flatMap(leavesOf).flatMap(sectionOf);
  const named = new Set(commands.flatMap(leavesOf).map(nameOf));
  const stale = Object.keys(COMMAND_EXAMPLES).filter((name) => !named.has(name));
  if (stale.length > 0) throw new Error(`examples of commands that do not exist: ${stale.join(', ')}`);
  return page(
    { title: 'Command line', order: 908 },
    '`services/cli` and `scripts/reference-pages/command-examples.ts`',
    [
      '`npx keepout COMMAND` runs on your machine, with your files or with the database of the installation. In a clone it works after `npm start` or',
      '`npm test`. `npx keepout COMMAND --help` prints the options.',
      '',
      ...table(
        ['exit code', 'meaning'],
        [
          ['0', 'success'],
          ['1', 'the input is invalid; the message has file, line and reason'],
          ['2', 'wrong usage'],
          ['3', 'a required service does not answer'],
          ['130', 'interrupted (Ctrl-C); no output file is written'],
        ],
      ),
      '',
      'Inputs can be compressed with gzip. `-` reads standard input. The maximum size is 500 MB, uncompressed. Progress and warnings are on standard error.',
      '',
      '## Computations with files',
      '',
      ...sections(commands.slice(start)),
      '## Administration',
      '',
      ...sections(commands.slice(0, start)),
    ],
  );
}

/** The commands that can be called: a group is represented by its subcommands. */
const leavesOf = (command: Command): readonly Command[] =>
  command.commands.length === 0 ? [command] : command.commands;

/** The name of a command with that of its group. */
function nameOf(command: Command): string {
  const group = command.parent?.parent ? `${command.parent.name()} ` : '';
  return `${group}${command.name()}`;
}

function sectionOf(command: Command): readonly string[] {
  const name = nameOf(command);
  const { example, notes = [] } = COMMAND_EXAMPLES[name] ?? {};
  if (example === undefined) throw new Error(`scripts/reference-pages/command-examples.ts: no example of ${name}`);
  const flags = command.options.flatMap(({ short, long }) => [short, long]);
  const unknown = [...example.matchAll(/(?<=\s)--[a-z-]+/g)].filter(([flag]) => !flags.includes(flag));
  if (unknown.length > 0) throw new Error(`scripts/reference-pages/command-examples.ts: ${name} has no ${unknown}`);
  const rows = [...command.registeredArguments.map(argumentRow), ...command.options.map(optionRow)];
  return [
    `### ${name}`,
    '',
    sentence(command.description()),
    '',
    '```sh',
    example,
    '```',
    '',
    ...(rows.length === 0 ? [] : [...table(['argument or option', 'default', 'meaning'], rows), '']),
    ...notes.flatMap((note) => [note, '']),
  ];
}

const argumentRow = (argument: Argument): readonly string[] => {
  const label = argument.variadic ? `${argument.name()}...` : argument.name();
  return [
    code(argument.required ? `<${label}>` : `[${label}]`),
    argument.required ? 'required' : '',
    argument.description,
  ];
};

const optionRow = ({ flags, mandatory, defaultValue, description, argChoices }: Option): readonly string[] => {
  const isSet = typeof defaultValue === 'string' && defaultValue !== '';
  const choices = argChoices === undefined ? '' : ` (${argChoices.join(', ')})`;
  return [code(flags), mandatory ? 'required' : code(isSet ? defaultValue : ''), `${description}${choices}`];
};

/** A description as a sentence. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
