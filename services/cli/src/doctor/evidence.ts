import { checkEvidence } from '@keepout/server/ca/evidence/evidence';
import { contradictionsOf } from '@keepout/server/ca/evidence/evidence.thread';
import type { Database } from '@keepout/server/platform/database/database';
import { bad, type Finding, good } from './finding.ts';

const MESSAGES = 'messages';
/** Number of conjunctions assessed here; a worker assesses all of them every night. */
const MAX_RECORDS = 200;
const MAX_LISTED = 3;

/** Checks that stored messages match their texts, and conjunctions their newest messages. */
export async function evidenceFindings({ orm }: Database): Promise<Finding[]> {
  const { checked, contradictions, eventIds } = await checkEvidence(orm, contradictionsOf, MAX_RECORDS);
  const findings = contradictions.slice(0, MAX_LISTED).map(({ cdmId, figure, stored, computed }) => {
    return bad(MESSAGES, `${cdmId}: ${figure} is ${stored}, its text gives ${computed}; send the message again`);
  });
  if (contradictions.length > MAX_LISTED)
    findings.push(bad(MESSAGES, `${contradictions.length - MAX_LISTED} more of them`));
  if (eventIds.length > 0)
    findings.push(
      bad(MESSAGES, `conjunctions whose verdict differs from their newest message: ${eventIds.join(', ')}`),
    );
  return findings.length > 0
    ? findings
    : [good(MESSAGES, `${checked} assessed again from their texts, all with the same result`)];
}
