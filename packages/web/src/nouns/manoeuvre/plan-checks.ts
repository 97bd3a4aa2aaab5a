import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { useSentences } from '../../api/use-fault-words.ts';
import { formatDuration } from '../../format/duration.ts';
import { parseTime } from '../../time/utc.ts';
import type { StatusLevel } from '../../ui/status-level.ts';
import type { ManoeuvreText } from './en.ts';
import { levelOfScreening } from './plan-words.ts';

export interface PlanCheck {
  readonly id: string;
  readonly level: StatusLevel;
  readonly text: string;
}

type Checked = Pick<ManoeuvrePlan, 'state' | 'staleBecause' | 'screening'> & {
  readonly result: Pick<ManoeuvrePlan['result'], 'commandBy' | 'decideBy' | 'commandContact' | 'breaks'> & {
    readonly figures: Pick<ManoeuvrePlan['result']['figures'], 'ignitionEpoch'>;
  };
};

const SOON_S = 6 * 3600;
const UNAPPROVED: ReadonlySet<string> = new Set(['DRAFT', 'PROPOSED', 'ABANDONED']);

/** Returns the checks before a plan is sent: time to ignition and uplink first. */
export function planChecks(
  plan: Checked,
  nowMs: number,
  text: ManoeuvreText['checks'],
  wording: ReturnType<typeof useSentences>,
): readonly PlanCheck[] {
  const { figures, commandBy, decideBy, commandContact, breaks } = plan.result;
  const secondsUntil = (at: string | null | undefined) => ((parseTime(at ?? '') ?? Number.NaN) - nowMs) / 1000;
  const toIgnitionS = secondsUntil(figures.ignitionEpoch);
  const checks: PlanCheck[] = [];
  if (!(toIgnitionS > 0))
    checks.push({ id: 'ignition', level: 'critical', text: text.ignitionPast(formatDuration(-toIgnitionS)) });
  else
    checks.push({
      id: 'ignition',
      level: toIgnitionS < SOON_S ? 'caution' : 'ok',
      text: text.ignitionIn(formatDuration(toIgnitionS)),
    });
  const toUplinkS = secondsUntil(commandBy);
  // A result of an older version has no time for the preparation.
  const toDecisionS = secondsUntil(decideBy ?? commandBy);
  if (toUplinkS <= 0) checks.push({ id: 'uplink', level: 'critical', text: text.uplinkPast });
  else if (commandContact === null) checks.push({ id: 'uplink', level: 'caution', text: text.noUplink });
  else if (toDecisionS <= 0)
    checks.push({ id: 'uplink', level: 'serious', text: text.decisionPast(formatDuration(toUplinkS)) });
  else if (toDecisionS > 0)
    checks.push({
      id: 'uplink',
      level: toDecisionS < SOON_S ? 'caution' : 'ok',
      text: text.decideIn(formatDuration(toDecisionS)),
    });
  if (plan.staleBecause.length > 0) checks.push({ id: 'stale', level: 'serious', text: text.stale });
  if (breaks.length > 0) checks.push({ id: 'breaks', level: 'serious', text: text.breaks });
  const isApproved = !UNAPPROVED.has(plan.state);
  checks.push({
    id: 'state',
    level: isApproved ? 'ok' : 'caution',
    text: isApproved ? text.approved : text.draft,
  });
  const { status, text: sentence, textSentences } = plan.screening;
  checks.push({ id: 'screening', level: levelOfScreening(status), text: wording(sentence, textSentences) });
  return checks;
}
