import type { MeanElements } from '@keepout/astro/nouns';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { udlRecord } from '@keepout/ccsds/cdm/test-udl-record';
import { MS_PER_DAY } from '@keepout/units/duration';

const COLUMNS = [
  'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY',
  'EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT',
].join(',');

/** Element sets as CelesTrak publishes them. */
export function gpCsv(sets: readonly MeanElements[]): string {
  const rows = sets.map((set) =>
    [
      ...[set.name, set.cosparId, set.epochUtc, set.meanMotionRevPerDay, set.eccentricity, set.inclinationDeg],
      ...[set.raanDeg, set.argPerigeeDeg, set.meanAnomalyDeg, 0, 'U', set.noradId, 1, 1, set.bstar, 0, 0],
    ].join(','),
  );
  return `${[COLUMNS, ...rows].join('\r\n')}\r\n`;
}

/** Of 1858-11-17, on which MJD begins. */
const MJD_MS = Date.UTC(1858, 10, 17);

/** How the Earth turns, as CelesTrak publishes it: so many days. @param dat   TAI - UTC from the eleventh day on, s */
export function orientationCsv(fromDay: string, days: number, dat: number = 37): string {
  const rows = Array.from({ length: days }, (_, n) => {
    const dayMs = Date.parse(fromDay) + n * MS_PER_DAY;
    const date = new Date(dayMs).toISOString().slice(0, 10);
    return `${date},${(dayMs - MJD_MS) / MS_PER_DAY},0.1,0.3,0.05,0.0001,-0.1,-0.01,0.0002,-0.0001,${n < 10 ? 37 : dat},P`;
  });
  return ['DATE,MJD,X,Y,UT1-UTC,LOD,DPSI,DEPS,DX,DY,DAT,DATA_TYPE', ...rows].join('\n');
}

/** Activity of the Sun and of the magnetic field, as CelesTrak publishes it: so many days. */
export function weatherCsv(fromDay: string, days: number): string {
  const head =
    'DATE,BSRN,ND,KP1,KP2,KP3,KP4,KP5,KP6,KP7,KP8,KP_SUM,AP1,AP2,AP3,AP4,AP5,AP6,AP7,AP8,AP_AVG,CP,C9,ISN,F10.7_OBS,F10.7_ADJ,F10.7_DATA_TYPE,F10.7_OBS_CENTER81,F10.7_OBS_LAST81,F10.7_ADJ_CENTER81,F10.7_ADJ_LAST81';
  const rows = Array.from({ length: days }, (_, n) => {
    const date = new Date(Date.parse(fromDay) + n * MS_PER_DAY).toISOString().slice(0, 10);
    return `${date},2600,1,20,20,20,20,20,20,20,20,160,7,7,7,7,7,7,7,7,7,0.3,1,100,150.1,148.0,OBS,151,151,149,149`;
  });
  return [head, ...rows].join('\n');
}

/** A record as Space-Track has it: keywords of the message, those of the objects with SAT1_ and SAT2_ in front. */
export function spaceTrackRecord(id: number, kvn: string): Record<string, string> {
  const fields: Record<string, string> = { CDM_ID: String(id) };
  let place = '';
  for (const line of kvn.split('\n')) {
    const [, keyword, value] = /^([A-Z0-9_]+)\s*=\s*(.*?)\s*(\[[^\]]*\])?\s*$/.exec(line) ?? [];
    if (keyword === undefined || value === undefined) continue;
    if (keyword === 'OBJECT') place = value === 'OBJECT1' ? 'SAT1_' : 'SAT2_';
    fields[`${place}${keyword}`] = value;
  }
  return fields;
}

/** Messages as the Unified Data Library has them. */
export function udlPageOf(...kvn: readonly string[]): string {
  const records = kvn.map((text) => {
    const cdm = readCdm(text);
    if (!cdm.ok) throw new Error(JSON.stringify(cdm.fault));
    return udlRecord(cdm.value);
  });
  return JSON.stringify(records);
}
