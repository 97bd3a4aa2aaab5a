/** The groups of the command menu, in display order. */
export const commandGroups = ['pages', 'actions', 'satellites', 'events', 'requests'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something that the menu goes to or does. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Text next to the label: a number, a time, a state. Searched as well. */
  readonly hint?: string;
  /** Found, and not shown: ids and other names. */
  readonly words?: string;
  /** Its keys outside of the menu. */
  readonly keys?: string;
  readonly run: () => void;
}
