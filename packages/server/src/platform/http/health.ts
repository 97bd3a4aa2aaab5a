import type { HttpApp } from './app.ts';

export type Health = 'ok' | 'degraded' | 'failed';

/** Status of a check, with details. */
export interface CheckResult {
  readonly health: Health;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** A check of one dependency of the platform. */
export interface HealthCheck {
  readonly name: string;
  /** A failed check of this kind takes the process out of service; others are only reported. */
  readonly vital: boolean;
  /** Resolves if the check passes, or with its status; throws otherwise. */
  check(): Promise<void> | Promise<CheckResult>;
}

/** The server's interpretation of the `X-Forwarded-*` headers of a call. */
export interface ProxyView {
  /** Addresses in `X-Forwarded-For`. */
  readonly forwarded: number;
  /** Number of the nearest entries that the server trusts. */
  readonly trusted: number;
  readonly protocol: string;
}

const PATIENCE_MS = 3_000;

/**
 * `/health/live`: the event loop runs. `/health/serving`, for a load balancer: this process accepts calls and is not about to stop; it checks no
 * dependency, so a slow database takes no server out of service. `/health/ready`, and `/health` for short: its dependencies answer. Each
 * returns only the necessary information.
 */
export function serveHealth(app: HttpApp, checks: readonly HealthCheck[], isStopping: () => boolean): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/serving', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return isStopping() ? reply.code(503).send({ status: 'stopping' }) : { status: 'ok' };
  });
  // For `doctor`, which sends its own addresses: the number of entries received, and how many of the nearest are trusted. Returns no address.
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
