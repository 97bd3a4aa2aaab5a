import type { FeedHealth, FeedTurnState } from '@keepout/contract/feeds/enums';
import type { StatusLevel } from '../../ui/status-level.ts';

export const HEALTH_LEVELS: Readonly<Record<FeedHealth, StatusLevel>> = {
  OFF: 'inactive',
  NEW: 'pending',
  GOOD: 'ok',
  FAILING: 'caution',
  STALE: 'serious',
};

export const TURN_LEVELS: Readonly<Record<FeedTurnState, StatusLevel>> = {
  QUEUED: 'pending',
  RUNNING: 'pending',
  TAKEN: 'ok',
  UNCHANGED: 'ok',
  SKIPPED: 'inactive',
  REFUSED: 'caution',
  FAILED: 'caution',
  CANCELLED: 'inactive',
};
