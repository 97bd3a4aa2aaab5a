import { declareConsumer, workAsConsumer } from '../platform/events/consume.ts';
import { openEvents } from '../platform/events/events.ts';
import type { Capability } from './capability.ts';
import type { ServerContext, ServerModule } from './module.ts';

/** Context that services share before their capabilities are connected. */
export type Ground = Omit<ServerContext, 'events' | 'recordNames' | 'use'>;

/** Services with connected capabilities, and a context for each. */
export interface Composition {
  /** Context of code that belongs to no service. */
  readonly context: ServerContext;
  /** Returns a service's context, in which it can use its declared capabilities. */
  contextOf(module: ServerModule): ServerContext;
  /** Creates queues and subscriptions of every service; in every process, before the first job is queued. */
  declareJobs(): Promise<void>;
  /** Starts the handlers of every service; in worker processes. */
  work(): Promise<void>;
}

/**
 * Connects services. Throws if they are incompatible: duplicate names, id prefixes, kinds of records, event types or consumer names, a
 * capability offered twice, or required and not offered.
 */
export function composeServices(ground: Ground, modules: readonly ServerModule[]): Composition {
  refuseTwins(
    'service',
    modules.map((module) => module.name),
  );
  refuseTwins(
    'id prefix',
    modules.flatMap((module) => module.idPrefixes ?? []),
  );
  const recordKinds = modules.flatMap((module) => Object.entries(module.recordNames ?? {}));
  refuseTwins(
    'kind of record',
    recordKinds.map(([kind]) => kind),
  );
  const recordNames = Object.fromEntries(recordKinds);
  const kinds = modules.flatMap((module) => module.publishes ?? []);
  refuseTwins(
    'event type',
    kinds.map((kind) => kind.type),
  );
  const offers = modules.flatMap((module) => (module.offers ?? []).map((offer) => ({ module, offer })));
  refuseTwins(
    'offer',
    offers.map(({ offer }) => offer.capability.name),
  );
  for (const { name, needs = [] } of modules) {
    const missing = needs.find((need) => !offers.some(({ offer }) => offer.capability.name === need.name));
    if (missing !== undefined) throw new Error(`the service ${name} needs ${missing.name}, which no service offers`);
  }

  const events = openEvents(ground, kinds);
  const opened = new Map<string, object>();
  const open = (name: string): object => {
    const openedPort = opened.get(name);
    if (openedPort !== undefined) return openedPort;
    const { module, offer } = offers.find((candidate) => candidate.offer.capability.name === name)!;
    const port = offer.open(contextOf(module));
    opened.set(name, port);
    return port;
  };
  const contextWith = (needs: readonly Capability<object>[], moduleName: string): ServerContext => ({
    ...ground,
    events,
    recordNames,
    use: <Port extends object>({ name }: Capability<Port>): Port => {
      if (!needs.some((need) => need.name === name))
        throw new Error(`${moduleName} uses ${name} and does not say that it needs it`);
      return open(name) as Port;
    },
  });
  const contextOf = (module: ServerModule): ServerContext =>
    contextWith(module.needs ?? [], `the service ${module.name}`);
  const consumers = modules.flatMap((module) => module.consumers?.(contextOf(module)) ?? []);
  refuseTwins(
    'consumer',
    consumers.map((consumer) => consumer.name),
  );

  return {
    context: contextWith([], 'the platform'),
    contextOf,
    declareJobs: async () => {
      for (const module of modules) await module.declareJobs?.(ground.queue);
      for (const consumer of consumers) await declareConsumer(ground.queue, ground.database, consumer);
    },
    work: async () => {
      for (const module of modules) await module.jobs?.(ground.queue, contextOf(module));
      for (const consumer of consumers) await workAsConsumer(ground.queue, ground.database, consumer);
    },
  };
}

function refuseTwins(subject: string, names: readonly string[]): void {
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw new Error(`two services share the ${subject} ${twin}`);
}
