import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import { wireTimeOrNull } from '../../platform/database/wire-time.ts';
import type { OperatorRules } from '../rules.ts';

export function presentRules({ thresholdsVersion: _, ...rules }: OperatorRules): FlightRules {
  return { ...rules, noBurnWindows: [...rules.noBurnWindows], updatedAt: wireTimeOrNull(rules.updatedAt) };
}
