import { createFleetQuestion } from '../mission/fleet-question.ts';
import { ANSWER_MS, type FleetView, REPEAT_MS, validForMs, watchFleet } from '../mission/fleet-watch.ts';
import { type FleetAnswer, stateChanges } from '../mission/satellite-state.ts';
import { systemNames } from '../mission/system-names.ts';
import { withTimeout } from '../mission/within.ts';
import { definitionOf } from '../openc3/definition.ts';
import { startPacketServer } from '../openc3/packet-server.ts';
import { type PlatformClient, platformClient } from '../platform-client.ts';
import { xtceOf } from '../yamcs/xtce.ts';
import { createYamcsLink } from '../yamcs/yamcs-link.ts';
import { grantedToken } from './access-token.ts';
import { latestOnly, messageOf } from './latest-only.ts';

const USAGE = `keepout-mission xtce      writes the mission database for Yamcs
keepout-mission yamcs     sets the parameters of Yamcs, until it is stopped
keepout-mission openc3    writes the definition of the packets for OpenC3
keepout-mission packets   sends packets to whoever connects, until it is stopped

KEEPOUT_URL with KEEPOUT_CLIENT_ID and KEEPOUT_CLIENT_SECRET: the platform, and who asks (KEEPOUT_TOKEN for a trial of five minutes;
  KEEPOUT_TOKEN_URL where tokens are not had from the platform itself)
YAMCS_URL, YAMCS_INSTANCE: where to; YAMCS_PROCESSOR (realtime), YAMCS_SYSTEM (/keepout), YAMCS_USER and YAMCS_PASSWORD or YAMCS_API_KEY
PACKETS_PORT (7779), PACKETS_HOST (127.0.0.1): where packets are had
`;

type Environment = Readonly<Record<string, string | undefined>>;

export interface ProgramParts {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly print: (text: string) => void;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/** A setting is missing: another attempt cannot succeed. */
export class SettingMissing extends Error {}

/** Runs the command of the first argument, and returns the exit code. */
export async function runMission(parts: ProgramParts): Promise<number> {
  const command = parts.args[0] ?? '';
  if (!Object.hasOwn(COMMANDS, command)) {
    parts.print(USAGE);
    return command === 'help' ? 0 : 2;
  }
  await COMMANDS[command]!(parts);
  return 0;
}

const COMMANDS: Readonly<Record<string, (parts: ProgramParts) => Promise<void>>> = {
  xtce: async ({ env, print, signal }) => {
    const { satellites, thresholds } = await askOnce(env, signal);
    print(xtceOf({ systems: [...systemNames(satellites).values()], thresholds }));
  },
  openc3: async ({ env, print, signal }) => {
    const { satellites } = await askOnce(env, signal);
    print(definitionOf(satellites));
  },
  yamcs: async (parts) => {
    const { env, log, signal } = parts;
    const deliver = createYamcsLink({
      url: needed(env, 'YAMCS_URL'),
      instance: needed(env, 'YAMCS_INSTANCE'),
      processor: env['YAMCS_PROCESSOR'] ?? 'realtime',
      ...(env['YAMCS_SYSTEM'] !== undefined && { system: env['YAMCS_SYSTEM'] }),
      headers: yamcsHeaders(env),
      onRefused: (refused) =>
        log(
          refused.length === 0
            ? 'yamcs: every satellite is taken'
            : `yamcs: not in the mission database as it is now (keepout-mission xtce): ${refused.join('; ')}`,
        ),
    });
    const onTrouble = (message: string) => log(`yamcs: ${message}`);
    const onRecovered = () => log('yamcs: reached again');
    const stands = (view: FleetView) => validForMs(view, Date.now()) > 0;
    await watch(parts, latestOnly({ deliver, stands, signal, onTrouble, onRecovered }));
  },
  packets: async (parts) => {
    const { env, log } = parts;
    const server = await startPacketServer({
      host: env['PACKETS_HOST'] ?? '127.0.0.1',
      port: Number(env['PACKETS_PORT'] ?? 7779),
      onListeners: (listeners, reason) => log(`packets: a listener, ${reason}; ${listeners} now`),
    });
    log(`packets: listening on port ${server.port}`);
    let last: FleetView | undefined;
    const timer = setInterval(() => {
      // The connection to the platform is lost: only this is reported.
      if (last !== undefined && validForMs(last, Date.now()) === 0) server.tell(last);
    }, REPEAT_MS);
    await watch(parts, (view) => {
      last = view;
      server.tell(view);
    });
    clearInterval(timer);
    await server.close();
  },
};

const askOnce = (env: Environment, signal: AbortSignal): Promise<FleetAnswer> =>
  withTimeout(ANSWER_MS, signal, (ending) => createFleetQuestion(platformOf(env))(Date.now(), ending));

/** Forwards changes of the platform, and writes a line for each. */
async function watch({ env, log, signal }: ProgramParts, onView: (view: FleetView) => void): Promise<void> {
  let last: FleetView | undefined;
  let trouble: string | undefined;
  await watchFleet({
    api: platformOf(env),
    signal,
    onView: (view) => {
      if (trouble !== undefined) log('keepout: reached again');
      trouble = undefined;
      for (const line of stateChanges(last?.states ?? [], view.states)) log(line);
      last = view;
      onView(view);
    },
    onTrouble: (error) => {
      const message = messageOf(error);
      if (message !== trouble) log(`keepout: ${message}`);
      trouble = message;
    },
  });
}

function platformOf(env: Environment): PlatformClient {
  const baseUrl = needed(env, 'KEEPOUT_URL').replace(/\/$/, '');
  const { KEEPOUT_TOKEN: token } = env;
  if (token !== undefined) return platformClient({ baseUrl, token });
  const tokenUrl = env['KEEPOUT_TOKEN_URL'] ?? `${baseUrl}/auth/realms/platform/protocol/openid-connect/token`;
  const [clientId, clientSecret] = [needed(env, 'KEEPOUT_CLIENT_ID'), needed(env, 'KEEPOUT_CLIENT_SECRET')];
  return platformClient({ baseUrl, token: grantedToken({ tokenUrl, clientId, clientSecret }) });
}

function yamcsHeaders({ YAMCS_USER: user, YAMCS_PASSWORD: password = '', YAMCS_API_KEY: key }: Environment) {
  if (key !== undefined) return { 'x-api-key': key };
  if (user === undefined) return {};
  return { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

function needed(env: Environment, name: string): string {
  const value = env[name];
  if (value === undefined || value === '') throw new SettingMissing(`${name} is missing`);
  return value;
}
