import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { Language } from '@keepout/contract/platform/language';
import { wireTime } from '../../platform/database/wire-time.ts';
import { levelOf } from '../kernel/facts.ts';
import { say } from '../words/say.ts';
import type { ToldRow } from './store.ts';

/** N-01: an alert as the bell shows it. Its code is 200: the platform tells something, nothing has failed. */
export function presentNotification(row: ToldRow, language: Language): AlertNotification {
  const { id, kind, facts, raisedAt, state, needsPerson, acknowledgedBy } = row;
  const { title, message, path } = say(kind, facts, language);
  return {
    id,
    code: 200,
    status: '2xx',
    title,
    message,
    timestamp: wireTime(raisedAt),
    state,
    level: levelOf(kind),
    kind,
    path,
    alertId: id,
    needsPerson,
    acknowledgedBy,
  };
}
