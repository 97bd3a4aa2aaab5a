import { generateKeyPairSync } from 'node:crypto';
import type { EarthOrientationDays } from '@keepout/astro/frames/earth-orientation';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { FLIGHT_RULE_LIMITS, FLIGHT_RULES } from '@keepout/conjunction/decision/flight-rules';
import { METHODS_EDITION, RECORD_FUNCTIONS, type SignedRecord } from '@keepout/contract/ca/decision-record';
import { displayedFigures, planClearance } from '@keepout/operations/record/displayed-figures';
import type { RecordKey } from '@keepout/operations/record/signature';
import { freeze } from './freeze.thread.ts';
import { decisionSettings } from './rules.ts';
import { sealed, textSha256 } from './sealing.ts';

/** Signs test records; its public half is `TEST_KEY`. */
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
export const TEST_SIGNER = { kid: 'test-key', privateKey };
export const TEST_KEY = { kid: 'test-key', ...publicKey.export({ format: 'jwk' }) } as RecordKey & object;

/** A signed record of messages about one event, made without a database. */
export function testRecord(
  texts: readonly string[],
  change: Partial<Parameters<typeof sealed>[0]> = {},
  earthOrientation?: EarthOrientationDays,
): SignedRecord {
  const messages = texts.map((text) => {
    const read = readCdm(text);
    if (!read.ok) throw new Error(read.fault.code);
    return { text, cdm: read.value };
  });
  const newest = messages.at(-1)!.cdm;
  const settings = decisionSettings({
    thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 },
    decisionLeadHours: 12,
    thresholdsVersion: 1,
  });
  const frozenTaiS = newest.creationTaiS + 3600;
  const judged = freeze({
    messages: texts.map((text) => ({
      text,
      screened: null,
      radius: null,
      ownNoradId: newest.objects[0].noradId ?? null,
    })),
    ownSize: { operatorRadiusM: 3, objectType: 'PAYLOAD' },
    rules: settings.judging,
    limits: FLIGHT_RULE_LIMITS,
    nowTaiS: frozenTaiS,
    planScreening: planClearance({ plan: change.plan ?? null }),
    ...(earthOrientation && { earthOrientation }),
  });
  if (!judged.ok) throw new Error(judged.fault.code);
  const { messageInputs: taken, results } = judged.value;
  const at = '2022-11-27T16:24:12.000Z';
  const [first, second] = newest.objects.map(({ noradId, name, internationalDesignator }) => ({
    noradId: noradId ?? null,
    name,
    cosparId: internationalDesignator,
    objectType: 'UNKNOWN',
  }));
  const content: Parameters<typeof sealed>[0] = {
    decisionId: 'dec-00000000-0000-4000-8000-000000000001',
    frozenAt: at,
    frozenTaiS,
    operator: { operatorId: 'aurora', name: 'Aurora Orbital' },
    event: {
      conjunctionId: 'con-1',
      satelliteId: 'sat-1',
      satelliteName: first!.name,
      screeningType: 'CDM_CDM',
      object1: first!,
      object2: second!,
    },
    told: displayedFigures(results),
    inputs: {
      messages: messages.map(({ text, cdm }, index) => ({
        cdmId: `cdm-${index}`,
        messageId: cdm.messageId,
        originator: cdm.originator,
        creationDate: at,
        sha256: textSha256(text),
        text,
        taken: taken[index] as never,
      })),
      earlierMessages: 0,
      ephemerides: [],
      catalogue: null,
      versions: {
        product: '0.0.0',
        algorithm: 'none',
        runtime: 'node v20.19.0',
        functions: RECORD_FUNCTIONS,
        methods: METHODS_EDITION,
      },
      settings,
    },
    plan: null,
    results: { ...results },
    opened: { at, by: 'mara' },
    acknowledged: { at, by: 'mara' },
    owner: 'mara',
    note: '',
    decision: 'OBSERVE',
    decided: { at, by: 'mara' },
    signed: { at, by: 'jonas' },
    waivers: FLIGHT_RULES.map((rule) => ({ rule, reason: 'exercise', by: 'mara', at })),
    ...change,
  };
  return sealed(content, TEST_SIGNER);
}
