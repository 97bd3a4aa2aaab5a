import type { ApiClient } from '@keepout/client/client';
import { CallRefused, platformClient } from '@keepout/client/platform-client';
import { readText } from '../files/input-file.ts';
import { createEmbeddedToken } from '../process/embedded-token.ts';
import { CommandEnd, EXIT, inputAtFault, wrongUsage } from '../process/exit.ts';
import { printableLine } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';

/** Which platform a command calls, and as whom. */
export interface PlatformOptions {
  readonly url?: string;
  /** A file, since a token on the command line would be visible in the list of processes. */
  readonly token?: string;
}

export const URL_OPTION = [
  '--url <origin>',
  'address of the platform (default: the platform of the local settings)',
] as const;
export const TOKEN_OPTION = [
  '--token <file>',
  'file with an access token, - for standard input (default: token of the demo user)',
] as const;

/** Calls the API of a platform; a refusal ends the command as a fault of the input, silence as an outage. */
export async function onPlatform<T>(options: PlatformOptions, work: (client: ApiClient) => Promise<T>): Promise<T> {
  const baseUrl = (options.url ?? commandSettings().publicUrl).replace(/\/+$/, '');
  const token = options.token === undefined ? await tokenOfDemo() : readText(options.token).trim();
  try {
    return await work(platformClient({ baseUrl, token }));
  } catch (cause) {
    if (cause instanceof CallRefused) {
      const { code } = (cause.problem ?? {}) as { readonly code?: string };
      const text = printableLine(`${cause.message} [${code ?? cause.status}]`);
      throw cause.status >= 500 ? new CommandEnd(EXIT.outage, text) : inputAtFault(text);
    }
    if (cause instanceof TypeError) throw new CommandEnd(EXIT.outage, `no server responds at ${baseUrl}`);
    throw cause;
  }
}

async function tokenOfDemo(): Promise<string> {
  const settings = commandSettings();
  if (settings.mode !== 'demo' || settings.issuerUrl !== undefined) throw wrongUsage('--token says who calls');
  return await createEmbeddedToken(settings, 'demo');
}
