/** A request for a place. */
export interface QueuedTask {
  /** Larger values come first. */
  readonly priority: number;
  /** Owner. One owner cannot have more than all places, and all but one if another owner with the same priority waits. */
  readonly ownerId: string;
}

/** Returns the queue entry of an operator's interactive request. */
export function turnOf(operatorId: string): QueuedTask {
  return { priority: 0, ownerId: operatorId };
}

/** Number of taken places, and of waiting requests. */
export interface QueueCounts {
  readonly running: number;
  readonly queued: number;
}

/** Queue for a limited number of places. */
export interface ThreadQueue {
  /** Waits for a place and returns a function that releases it. An aborted wait throws the signal's reason. */
  enter(task: QueuedTask, signal?: AbortSignal): Promise<() => void>;
  counts(): QueueCounts;
}

interface WaitingTask {
  readonly task: QueuedTask;
  readonly admit: () => void;
}

/**
 * Opens a queue ordered by priority; at equal priority the owner that was served least recently comes first, and within one
 * owner the earliest request.
 *
 * A place is never revoked: a request that ranks among the first `places` of all, but finds the places taken by lower-ranked ones, gets
 * an additional place, up to as many again. So a request never waits for less urgent ones, which meanwhile get no new place. If one
 * owner has all places, the last of them counts as lower-ranked: no owner can block another with the same priority.
 */
export function openThreadQueue(places: number): ThreadQueue {
  const running = new Set<QueuedTask>();
  const waitingTasks: WaitingTask[] = [];
  const isFirst = (task: QueuedTask): boolean => {
    if (running.size < places) return true;
    if (running.size >= 2 * places) return false;
    const equals = new Map<string, number>();
    let ofOwner = 0;
    let ahead = 0;
    for (const { ownerId, priority } of running) {
      if (ownerId === task.ownerId) ofOwner++;
      if (priority > task.priority) ahead++;
      if (priority === task.priority) equals.set(ownerId, (equals.get(ownerId) ?? 0) + 1);
    }
    const maximumOf = (owner: string): number => (owner === task.ownerId ? places : places - 1);
    const placesAhead = [...equals].reduce(
      (sum, [owner, ownCount]) => sum + Math.min(ownCount, maximumOf(owner)),
      ahead,
    );
    return ofOwner < places && placesAhead < places;
  };
  /** Counter value when each owner was last served; only for owners with requests. */
  const turns = new Map<string, number>();
  let count = 0;
  const turn = ({ task }: WaitingTask): number => turns.get(task.ownerId) ?? 0;
  const nextIn = (): WaitingTask | undefined => {
    const may = waitingTasks.filter(({ task }) => isFirst(task));
    return may.reduce<WaitingTask | undefined>(
      (first, candidate) =>
        first === undefined || (candidate.task.priority === first.task.priority && turn(candidate) < turn(first))
          ? candidate
          : first,
      undefined,
    );
  };
  const admitTask = (task: QueuedTask) => {
    running.add(task);
    turns.set(task.ownerId, ++count);
    return () => {
      running.delete(task);
      for (let next = nextIn(); next !== undefined; next = nextIn()) {
        waitingTasks.splice(waitingTasks.indexOf(next), 1);
        next.admit();
      }
      if (running.size + waitingTasks.length === 0) turns.clear();
    };
  };
  return {
    counts: () => ({ running: running.size, queued: waitingTasks.length }),
    enter: async ({ priority, ownerId }, signal) => {
      signal?.throwIfAborted();
      // A separate object, since the same caller may wait twice.
      const task = { priority, ownerId };
      if (isFirst(task)) return admitTask(task);
      return await new Promise<() => void>((resolve, reject) => {
        const waitingTask: WaitingTask = {
          task,
          admit: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve(admitTask(task));
          },
        };
        const giveUp = () => {
          waitingTasks.splice(waitingTasks.indexOf(waitingTask), 1);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        const behind = waitingTasks.findIndex((candidate) => candidate.task.priority < priority);
        waitingTasks.splice(behind === -1 ? waitingTasks.length : behind, 0, waitingTask);
      });
    },
  };
}
