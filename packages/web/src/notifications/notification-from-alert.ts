import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { Notification, NotificationLevel } from './notification.ts';

const LEVELS: Readonly<Record<AlertNotification['level'], NotificationLevel>> = {
  info: 'pending',
  ok: 'ok',
  caution: 'caution',
  serious: 'serious',
  critical: 'critical',
};

/** Converts a notification from the server. */
export function notificationFromAlert(alert: AlertNotification): Notification {
  const { id, code, title, message, status, timestamp, state, level, path, needsPerson, acknowledgedBy } = alert;
  return {
    id,
    code,
    title,
    message,
    status,
    state,
    isKept: true,
    level: LEVELS[level],
    timestampUnixMs: Date.parse(timestamp),
    ...(path !== null && { path }),
    ...(needsPerson && { acknowledgedBy }),
  };
}
