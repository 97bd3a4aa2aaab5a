/** Ascending: a notification only ever moves to the right (N-02). */
export const notificationStates = ['fresh', 'unread', 'read', 'hidden'] as const;
export type NotificationDisplayState = (typeof notificationStates)[number];

export interface Notification {
  readonly id: string;
  readonly code: number;
  readonly title: string;
  readonly message: string;
  /** First digit of the code, then `xx`: 2xx, 4xx, 5xx, 0xx. */
  readonly status: string;
  readonly timestampUnixMs: number;
  readonly state: NotificationDisplayState;
  /** Code of the reported problem, for its text in other languages. */
  readonly problemCode?: string;
  /** How much it presses, where its code does not say so. */
  readonly level?: NotificationLevel;
  /** Page of the application about it. */
  readonly path?: string;
  /** Kept on the server for all devices of the user; the others live in this page alone. */
  readonly isKept?: boolean;
  /** Person who acknowledged; null while unacknowledged. Absent where no acknowledgement is necessary. */
  readonly acknowledgedBy?: string | null;
}

export interface NotificationInput {
  readonly id?: string;
  readonly code: number;
  readonly title?: string;
  readonly message?: string;
  readonly problemCode?: string;
  readonly state?: NotificationDisplayState;
  /** The state that a fresh one takes after its time on screen, if not `unread`. */
  readonly timeoutState?: NotificationDisplayState;
}

const rank = (state: NotificationDisplayState) => notificationStates.indexOf(state);

/** Fills in missing fields (N-01). */
export function createNotification(input: NotificationInput, freshId: string, nowUnixMs: number): Notification {
  return {
    id: input.id ?? freshId,
    code: input.code,
    title: input.title ?? String(input.code),
    message: input.message ?? '',
    status: `${String(input.code).charAt(0)}xx`,
    timestampUnixMs: nowUnixMs,
    state: input.state ?? 'fresh',
    ...(input.problemCode !== undefined && { problemCode: input.problemCode }),
  };
}

/** The notification in at least this state; a late timer cannot pull a read one back to unread. */
export function withStateAtLeast(notification: Notification, state: NotificationDisplayState): Notification {
  return rank(state) > rank(notification.state) ? { ...notification, state } : notification;
}

/** N-03: toasts show states up to fresh, the badge counts below read, the sidebar lists below hidden. */
export const isToast = ({ state }: Notification) => rank(state) <= rank('fresh');
export const isUnread = ({ state }: Notification) => rank(state) < rank('read');
export const isListed = (notification: Notification) => rank(notification.state) < rank('hidden');

/** C-04: newest first. */
export function newestFirst(notifications: readonly Notification[]): readonly Notification[] {
  return notifications.filter(isListed).toSorted((a, b) => b.timestampUnixMs - a.timestampUnixMs);
}

/** N-04: the code precedes the title, except 200; a title equal to the code is not repeated. */
export function headline({ code, title }: Pick<Notification, 'code' | 'title'>): string {
  return code === 200 || title === String(code) ? title : `${code} ${title}`;
}

export type NotificationLevel = 'inactive' | 'pending' | 'ok' | 'caution' | 'serious' | 'critical';

/** Returns the level: the stated one; else 2xx ok, 0 inactive, 4xx serious, 5xx critical, otherwise info. */
export function notificationLevel({ status, level }: Pick<Notification, 'status' | 'level'>): NotificationLevel {
  if (level !== undefined) return level;
  const levels: Record<string, NotificationLevel> = {
    '0xx': 'inactive',
    '2xx': 'ok',
    '4xx': 'serious',
    '5xx': 'critical',
  };
  return levels[status] ?? 'pending';
}

/** Errors and critical notifications interrupt a screen reader, others wait for a pause. */
export const isAlert = ({ status, level }: Pick<Notification, 'status' | 'level'>): boolean =>
  level === undefined ? status === '4xx' || status === '5xx' : level === 'critical';

/** Returns whether a notification needs an acknowledgement. */
export const isUnacknowledged = ({ acknowledgedBy }: Notification): boolean => acknowledgedBy === null;
