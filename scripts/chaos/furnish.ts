import { readFileSync } from 'node:fs';
import { testCrosser, testElements, testOem } from '@keepout/server/ca/test-oem';
import { storeCatalogue } from '@keepout/server/catalogue/load';
import { layFoundation } from '@keepout/server/hosting/foundation';
import { saveMachineClient } from '@keepout/server/identity/embedded/clients';
import { modules } from '@keepout/server/modules';
import { nowTaiS } from '@keepout/server/platform/now';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { readSettings } from '@keepout/server/platform/settings/settings';

export const CLIENT_ID = 'keepout-machine-chaos';
const OPERATOR = 'operator-chaos';
const STATES = 90;
const STEP_S = 60;
const SATELLITE_NORAD_ID = 90000;

/** What is uploaded again and again, each time with a name of its own. */
export interface Samples {
  readonly secret: string;
  readonly satellite: object;
  /** A file that no other is equal to. */
  oem(mark: string): string;
  cdm(mark: string): string;
}

/** Makes the database, a catalogue of a few objects and a machine's access, by the product's own hand. */
export async function furnish(environment: Readonly<Record<string, string>>): Promise<Samples> {
  const settings = readSettings({ ...environment, KEEPOUT_LOG_LEVEL: 'silent' }, '/');
  if (!settings.ok) throw new Error('the settings are refused');
  const foundation = await layFoundation(settings.value, { modules, log: createLogger(settings.value) });
  const startTaiS = Math.floor(nowTaiS()) + 7200;
  const own = testElements(startTaiS);
  try {
    const elements = [own, testCrosser(startTaiS), ...background(startTaiS)];
    const content = {
      format: 'omm-json',
      elements,
      rejectedCount: 0,
      faults: [],
      source: 'chaos',
      bytes: Buffer.from('chaos'),
    } as const;
    await storeCatalogue(foundation.context, content);
    const secret = await saveMachineClient(foundation.context.database, {
      clientId: CLIENT_ID,
      name: 'chaos',
      operatorId: OPERATOR,
      roles: { 'collision-avoidance': ['user'] },
    });
    const oem = testOem(own, { startTaiS, count: STATES, stepS: STEP_S });
    const cdm = sampleCdm();
    return {
      secret,
      satellite: {
        name: own.name,
        cosparId: own.cosparId,
        noradId: SATELLITE_NORAD_ID,
        configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'IMPULSIVE' } },
      },
      oem: (mark) => oem.replace(/\nORIGINATOR/, `\nCOMMENT ${mark}\nORIGINATOR`),
      cdm: (mark) => cdm.replace(/^(MESSAGE_ID\s*=).*$/m, `$1 ${mark}`),
    };
  } finally {
    await foundation.close();
  }
}

function background(startTaiS: number) {
  return Array.from({ length: 300 }, (_, index) =>
    testElements(startTaiS, {
      noradId: 91_000 + index,
      name: `OBJECT ${index}`,
      cosparId: '',
      inclinationDeg: 40 + (index % 100),
      raanDeg: (index * 137.5) % 360,
      meanAnomalyDeg: (index * 73.3) % 360,
    }),
  );
}

/** A real message, about our satellite. */
function sampleCdm(): string {
  const name = '../../conformance/ccsds/cdm/valid/000043613_conj_000043712_20221015_083008_20221009_220335.cdm';
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.replace(/^(OBJECT_DESIGNATOR\s*=).*$/m, `$1 ${SATELLITE_NORAD_ID}`);
}
