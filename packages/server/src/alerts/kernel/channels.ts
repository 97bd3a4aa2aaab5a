import { type AlertChannel, alertChannel } from '@keepout/contract/alerts/enums';

export const EVERY_CHANNEL: readonly AlertChannel[] = alertChannel.options;

/** What programs read is told at once, at any hour: they have people, schedules and quiet hours of their own. */
export const isProgram = (channel: AlertChannel): boolean => channel === 'WEBHOOK' || channel === 'PAGERDUTY';
