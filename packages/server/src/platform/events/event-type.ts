import type { ServerEvent } from '@keepout/contract/platform/events';

/**
 * A kind of thing that happens in a service and that others may have to act on. Declared once, by the service in which it
 * happens; its data are plain, small and never change their meaning: what was published last year is read today.
 */
export interface EventType<Data extends object> {
  /** `<service>.<what-happened>`, in the past tense. */
  readonly type: string;
  /** What open pages are told of it; absent where no page shows anything of the kind. */
  readonly news?: (data: Data) => ServerEvent;
  /** Progress and hints are worth nothing a day later; everything else is kept as long as somebody may act on it again. */
  readonly isPassing?: boolean;
  /** Carries the type of the data, never a value. */
  readonly data?: Data;
}

/** Stands for the operator of an event that is about all of them. */
export const EVERYBODY = '*';

/** An event as it was stored. */
export interface DomainEvent<Data extends object> {
  readonly id: number;
  readonly type: string;
  readonly operatorId: string;
  readonly data: Data;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
}

/** Whatever its data are. */
// biome-ignore lint/suspicious/noExplicitAny: a list of types with different data; each is checked where it is made
export type AnyEventType = EventType<any>;
