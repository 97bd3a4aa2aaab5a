import type { App } from './app.ts';

export type Health = 'ok' | 'degraded' | 'failed';

/** One thing that readiness depends on. */
export interface HealthCheck {
  readonly name: string;
  /** A failed check of this kind takes the process out of service; otherwise it only shows. */
  readonly vital: boolean;
  /** Resolves when all is well and throws otherwise. */
  check(): Promise<void>;
}

const PATIENCE_MS = 3_000;

/** `/health/live`: the loop turns. `/health/ready`: what it depends on answers. Neither says more than it must. */
export function serveHealth(app: App, checks: readonly HealthCheck[]): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(checks.map(async (check) => [check.name, await judge(check)] as const));
    const status = worst(results.map(([, health]) => health));
    return reply
      .code(status === 'failed' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status, checks: Object.fromEntries(results) });
  });
}

async function judge(check: HealthCheck): Promise<Health> {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<never>((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason)));
  try {
    await Promise.race([check.check(), late]);
    return 'ok';
  } catch {
    return check.vital ? 'failed' : 'degraded';
  }
}

function worst(all: readonly Health[]): Health {
  return all.includes('failed') ? 'failed' : all.includes('degraded') ? 'degraded' : 'ok';
}
