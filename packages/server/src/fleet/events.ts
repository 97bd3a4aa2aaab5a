import type { EventType } from '../platform/events/event-type.ts';

/** A satellite of an operator is there, is otherwise than it was, or is there no longer. */
export const satelliteChanged: EventType<{
  readonly satelliteId: string;
  readonly change: 'created' | 'changed' | 'deleted';
}> = {
  type: 'fleet.satellite-changed',
  news: () => ({ type: 'satellites' }),
};
