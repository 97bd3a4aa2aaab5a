import { judge } from '@keepout/assessment/judge';
import { messageFigures } from '@keepout/assessment/message-figures';
import { recordedApproach } from '@keepout/assessment/record/recorded-message';
import { countedApproach } from '@keepout/assessment/ruled-approach';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { storedText } from '../decisions/event-messages.ts';
import { recordedInputs } from '../decisions/freeze.thread.ts';

/** A message with its first figure that differs from its text. */
export interface EvidenceDifference {
  readonly cdmId: string;
  readonly figure: string;
  readonly stored: number | string | null;
  readonly computed: number | string | null;
}

/** Relative tolerances: texts are rounded to milliseconds and millimetres; methods change less than this between versions. */
const SHARE = 1e-6;
const PC_SHARE = 0.05;
/** Arbitrary rules: the check compares only figures that do not depend on thresholds. */
const RULES = { thresholds: { version: 1, mediumPc: 1e-7, highPc: 1e-5, criticalPc: 1e-4 }, decisionLeadS: 0 };

/** Assesses the stored texts of messages again, with the stored hard-body radii, and returns the messages whose figures differ. */
export function contradictionsOf(messages: readonly MessageRow[]): EvidenceDifference[] {
  return messages.flatMap((message) => contradictionOf(message) ?? []);
}

function contradictionOf(message: MessageRow): EvidenceDifference | undefined {
  const differs = (figure: string, stored: EvidenceDifference['stored'], computed: EvidenceDifference['computed']) => ({
    cdmId: message.id,
    figure,
    stored,
    computed,
  });
  const text = storedText(message, ORIGINATOR);
  const read = recordedApproach({ text: message.message, taken: recordedInputs(text, {}, undefined) });
  if (!read.ok) return differs('message', 'readable', read.fault.cause);
  const { cdm, approach } = read.value;
  if (cdm.messageId !== message.messageId) return differs('messageId', message.messageId, cdm.messageId);
  if (cdm.originator !== message.originator) return differs('originator', message.originator, cdm.originator);
  if (Math.abs(cdm.creationTaiS - message.creationTaiS) > 1e-3)
    return differs('creationDate', message.creationTaiS, cdm.creationTaiS);
  const [primary, secondary] = message.objects.map(({ hardBodyRadiusM }) => hardBodyRadiusM);
  const radius =
    primary == null || secondary == null
      ? undefined
      : {
          radiusM: primary + secondary,
          source: 'sum' as const,
          primary: { radiusM: primary, source: 'operator-radius' as const },
          secondary: { radiusM: secondary, source: 'operator-radius' as const },
        };
  const [object1, object2] = message.objects;
  const scaledApproach = countedApproach(approach, [object1.countedSigmas, object2.countedSigmas]);
  const figures = messageFigures(judge({ ...scaledApproach, ...(radius && { radius }) }, RULES, message.creationTaiS));
  const lengths = ['missDistanceM', 'relativeSpeedMps'] as const;
  if (Math.abs(figures.tcaTaiS - message.tcaTaiS) > 2e-3) return differs('tca', message.tcaTaiS, figures.tcaTaiS);
  const odd = lengths.find((name) => Math.abs(figures[name] - message[name]) > 0.01 + SHARE * message[name]);
  if (odd !== undefined) return differs(odd, message[odd], figures[odd]);
  const [stored, computed] = [message.probability, figures.pc];
  // A radius for both objects together, from a comment of the message, is not stored with the objects.
  const isSame =
    stored === computed ||
    approach.messageRadiusM !== undefined ||
    (stored !== null && computed !== null && Math.abs(stored - computed) <= PC_SHARE * Math.max(stored, computed));
  return isSame ? undefined : differs('probability', stored, computed);
}
