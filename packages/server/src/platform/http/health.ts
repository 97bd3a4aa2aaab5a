import type { App } from './app.ts';

export type Health = 'ok' | 'degraded' | 'failed';

/** How a check stands, with what there is to say of it. */
export interface CheckResult {
  readonly health: Health;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** One thing that readiness depends on. */
export interface HealthCheck {
  readonly name: string;
  /** A failed check of this kind takes the process out of service; otherwise it only shows. */
  readonly vital: boolean;
  /** Resolves when all is well, or with how it stands, and throws otherwise. */
  check(): Promise<void> | Promise<CheckResult>;
}

/** What the server makes of the `X-Forwarded-*` of a call. */
export interface ProxyView {
  /** Addresses in `X-Forwarded-For`. */
  readonly forwarded: number;
  /** How many of them, the last ones first, were taken as callers. */
  readonly trusted: number;
  readonly protocol: string;
}

const PATIENCE_MS = 3_000;

/**
 * `/health/live`: the loop turns. `/health/serving`, for a balancer: this process takes calls, and is not about to stop; it asks nobody else, so a
 * database that is slow takes no server out of service. `/health/ready`, and `/health` for short: what it depends on answers. None says more than it
 * must.
 */
export function serveHealth(app: App, checks: readonly HealthCheck[], isStopping: () => boolean): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/serving', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return isStopping() ? reply.code(503).send({ status: 'stopping' }) : { status: 'ok' };
  });
  // For doctor, which sends addresses of its own: how many the header has here, and how many of the nearest ones are trusted. Tells no address.
  app.get('/health/proxy', async (request, reply) => {
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const view: ProxyView = {
      forwarded: forwarded.filter((address) => address.trim() !== '').length,
      trusted: (request.ips?.length ?? 1) - 1,
      protocol: request.protocol,
    };
    return reply.header('cache-control', 'no-store').send(view);
  });
  for (const path of ['/health', '/health/ready'])
    app.get(path, async (_request, reply) => {
      const results = await Promise.all(checks.map(async (check) => [check.name, await judge(check)] as const));
      const status = worst(results.map(([, { health }]) => health));
      const entries = results.flatMap(([name, { facts }]) => (facts === undefined ? [] : [[name, facts]]));
      return reply
        .code(status === 'failed' || isStopping() ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({
          status,
          checks: Object.fromEntries(results.map(([name, { health }]) => [name, health])),
          ...(Object.fromEntries(entries) as Record<string, unknown>),
        });
    });
}

async function judge(check: HealthCheck): Promise<CheckResult> {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<never>((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason)));
  try {
    return (await Promise.race([check.check(), late])) ?? { health: 'ok' };
  } catch {
    return { health: check.vital ? 'failed' : 'degraded' };
  }
}

function worst(all: readonly Health[]): Health {
  return all.includes('failed') ? 'failed' : all.includes('degraded') ? 'degraded' : 'ok';
}
