import { setTimeout as sleep } from 'node:timers/promises';
import { serveEvents } from '@keepout/server/hosting/event-route';
import type { Foundation } from '@keepout/server/hosting/foundation';
import type { ServerModule } from '@keepout/server/hosting/module';
import { webDir } from '@keepout/server/hosting/places';
import { serveModules } from '@keepout/server/hosting/service-routes';
import { serveWellKnown } from '@keepout/server/hosting/well-known';
import { openIdentity } from '@keepout/server/identity/identity';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { serveHealth } from '@keepout/server/platform/http/health';
import { createHttp, drain, isDraining } from '@keepout/server/platform/http/http';
import { serveMetrics } from '@keepout/server/platform/http/metrics';
import { serveWeb, webFallback } from '@keepout/server/platform/http/static-web';
import { measureSurroundings } from '@keepout/server/platform/observing/measure-surroundings';
import { localUrl, type Settings } from '@keepout/server/platform/settings/settings';

/** The running web server. */
export interface RunningApi {
  /** Where to open it. */
  readonly url: string;
  readonly generatedPassword?: string;
  close(): Promise<void>;
}

export interface ApiOptions {
  readonly modules: readonly ServerModule[];
  /** The product's version, shown in API descriptions. */
  readonly version: string;
}

/** Listens for calls and pages on an existing foundation. */
export async function startApi(
  requestedSettings: Settings,
  foundation: Foundation,
  options: ApiOptions,
): Promise<RunningApi> {
  const port = await checkPort(requestedSettings.host, requestedSettings.port);
  const settings = {
    ...requestedSettings,
    port,
    publicUrl: requestedSettings.publicUrlIsSet ? requestedSettings.publicUrl : localUrl(requestedSettings.host, port),
  };
  const context = { ...foundation.context, settings };
  const identity = await openIdentity(settings, context.database, context.log);
  const app = await createHttp(settings, context.log, webFallback(webDir));
  try {
    serveMetrics(app, context.metrics, settings);
    const contextOf = (module: ServerModule) => ({ ...foundation.composition.contextOf(module), settings });
    for (const module of options.modules) module.measure?.(contextOf(module));
    measureSurroundings(context.metrics, {
      isIdentityReady: () => identity.verifier.ready(),
      urls: [settings.publicUrl, settings.issuerUrl],
    });
    const checks = [
      ...foundation.checks,
      { name: 'identity', vital: false, check: () => identity.verifier.ready() },
      ...options.modules.flatMap((module) => module.checks?.(contextOf(module)) ?? []),
    ];
    serveHealth(app, checks, () => isDraining(app));
    await identity.serve(app);
    await serveModules(app, options.modules, contextOf, { verifier: identity.verifier, version: options.version });
    serveWellKnown(app, options.modules, settings);
    await serveEvents(app, {
      publicUrl: settings.publicUrl,
      version: options.version,
      events: context.events,
      verifier: identity.verifier,
      modules: options.modules,
      limits: settings,
    });
    await serveWeb(app, webDir, {
      mode: settings.mode,
      dev: settings.dev,
      provider: identity.adapter,
      specialUsers: settings.specialUsers,
      simulator: settings.simulator,
    });
    await app.listen({ host: settings.host, port });
  } catch (cause) {
    await app.close();
    throw cause;
  }
  return {
    url: settings.publicUrl,
    ...(identity.generatedPassword !== undefined && { generatedPassword: identity.generatedPassword }),
    close: async () => {
      if (settings.drainS > 0) {
        drain(app);
        await sleep(settings.drainS * 1000);
      }
      await app.close();
    },
  };
}
