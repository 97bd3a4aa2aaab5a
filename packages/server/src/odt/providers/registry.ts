import type { ServerContext } from '../../hosting/module.ts';
import type { CallOptions } from './https/call.ts';
import { httpsProvider } from './https/https-provider.ts';
import type { Providers, TrackingProvider } from './provider.ts';
import { simulator } from './simulator/simulator.ts';

const PATIENCE = { timeoutMs: 20_000, retries: 3, backoffMs: 500 } as const;

/** The providers that the settings name. */
export function providersOf(context: Pick<ServerContext, 'database' | 'threads' | 'settings'>): Providers {
  const { settings } = context;
  const all: TrackingProvider[] = [];
  if (settings.simulator) all.push(simulator(context));
  if (settings.providerUrl !== undefined) all.push(httpsProvider(callOptions(settings.providerUrl, settings)));
  return { all, providerOf: (sensor) => all.find((provider) => provider.kind === sensor.provider) };
}

function callOptions(
  url: string,
  { providerToken: token, allowPrivateProvider: allowPrivate }: ServerContext['settings'],
): CallOptions {
  return { url, token, allowPrivate, ...PATIENCE };
}
