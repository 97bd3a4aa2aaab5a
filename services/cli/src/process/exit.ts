/** Exit codes of every command. */
export const EXIT = { done: 0, inputAtFault: 1, usage: 2, outage: 3, interrupted: 130 } as const;

/** Ends a command with a message for the user; no stack trace is shown. */
export class CommandEnd extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.name = 'CommandEnd';
    this.exitCode = exitCode;
  }
}

/** The input is at fault: the message names file, line and reason. */
export function inputAtFault(message: string): CommandEnd {
  return new CommandEnd(EXIT.inputAtFault, message);
}

export function wrongUsage(message: string): CommandEnd {
  return new CommandEnd(EXIT.usage, message);
}
