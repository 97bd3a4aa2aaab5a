import type { ExpectedGain, Opportunity } from '@keepout/contract/odt/opportunity';
import { formatTime, parseTime } from '../../../time/utc.ts';
import type { TrackingText } from '../en.ts';
import type { DrawnPass } from '../passes/night-rows.ts';

/** A pass that can be ordered, as plan and sky show it. */
export function drawnOf(
  opportunity: Opportunity,
  selectedIds: readonly string[],
  words: TrackingText['pass'],
): DrawnPass {
  const { opportunityId, sensorCode, pass, clearShare } = opportunity;
  return {
    id: opportunityId,
    sensorCode,
    pass,
    level: 'pending',
    clouds: 1 - clearShare,
    status: pass.sunlit ? words.litYes : words.litNo,
    isChosen: selectedIds.includes(opportunityId),
    label: words.name(sensorCode, formatTime(parseTime(pass.start) ?? Number.NaN)),
  };
}

/** Returns the probability of a conclusive verdict after the observations: act or safe. */
export const verdictShare = ({ toAct, toSafe }: ExpectedGain): number => toAct + toSafe;
