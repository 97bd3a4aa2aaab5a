import { countedOf } from '@keepout/assessment/stored-encounter';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { DEVIATION_MARGIN } from '@keepout/conjunction/decision/verdict';
import { cdm as cdmOnTheWire } from '@keepout/contract/ca/cdm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { messageOfPair } from '../../../../assessment/test/message-of-pair.ts';
import { hardEncounter, notFiniteIn } from '../../../../conjunction/test/hard-encounter.ts';
import { analyse, forecastHistory } from '../analysis/analyse.thread.ts';
import { messageRow } from '../conjunctions/message-row.ts';
import { presentMessage } from '../conjunctions/present-message.ts';
import { judgeUpload } from './judge-upload.thread.ts';
import { openMessages } from './open.thread.ts';

const OWN = 54234;
const fleet = [{ id: 'sat-1', noradId: OWN, configuration: { shape: 'CANNONBALL', hardBodyRadius: 5 } }];
const place = { id: 'cdm-1', operatorId: 'op', conjunctionId: 'con-1', satelliteId: 'sat-1', screeningId: null };
const RULES = {
  thresholds: DEFAULT_RISK_THRESHOLDS,
  decisionLeadS: 43_200,
  deviationMargin: DEVIATION_MARGIN,
};

it('a message of a slow, co-planar or crossing pair with covariances of any size has finite figures in API and analysis', () => {
  let accepted = 0;
  fc.assert(
    fc.property(hardEncounter, (encounter) => {
      const text = messageOfPair(encounter, [OWN, 28343]);
      const bytes = Buffer.from(text);
      const opened = openMessages({ bytes, files: [{ fileName: 'pair.cdm', sizeBytes: bytes.length }] });
      const [outcome] = judgeUpload({ ...opened, fleet, rules: RULES, nowTaiS: 7.99e8 });
      // A refusal names its reason.
      if (!outcome!.ok) return expect(outcome!.fault.code).toMatch(/^[a-z-]+$/);
      accepted++;
      const row = messageRow(place, outcome!.value.message);
      const presented = presentMessage(row);
      expect(notFiniteIn(presented)).toEqual([]);
      cdmOnTheWire.parse(JSON.parse(JSON.stringify(presented)));
      const analysed = analyse({
        text,
        texts: [text],
        hardBodyRadiusM: encounter.hardBodyRadiusM,
        covarianceScaling: countedOf(row.objects),
        now: undefined,
        decisionLeadS: 43_200,
        actPc: 1e-4,
        history: forecastHistory([]),
      });
      expect(notFiniteIn(analysed)).toEqual([]);
    }),
    { numRuns: runs(12) },
  );
  expect(accepted).toBeGreaterThan(0);
});
