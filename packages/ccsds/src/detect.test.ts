import { describe, expect, it } from 'vitest';
import { convertMessage } from './convert.ts';
import { detectFormat } from './detect.ts';
import { validateMessage } from './validate.ts';

const OCM = `CCSDS_OCM_VERS = 3.0
CREATION_DATE = 2024-11-01T00:00:00
ORIGINATOR = TEST
META_START
TIME_SYSTEM = UTC
EPOCH_TZERO = 2024-11-01T00:00:00
META_STOP
TRAJ_START
CENTER_NAME = EARTH
TRAJ_REF_FRAME = EME2000
TRAJ_TYPE = CARTPV
0.0 7000 0 0 0 7.5 0
60.0 6990 450 0 -0.5 7.5 0
120 6960 900 0 -1 7.4 0
TRAJ_STOP
PERT_START
ATMOSPHERIC_MODEL = NONE
PERT_STOP
`;

describe('a text', () => {
  it('is recognised by its beginning', () => {
    const texts: readonly (readonly [string, string])[] = [
      ['\ufeffCCSDS_OEM_VERS = 2.0\r\n', 'oem-kvn'],
      ['COMMENT first\nCCSDS_CDM_VERS = 1.0', 'cdm-kvn'],
      ['<?xml version="1.0"?><!-- <cdm> --><ndm:oem xmlns:ndm="urn:x"/>', 'oem-xml'],
      ['<ndm><omm id="a"/></ndm>', 'omm-xml'],
      ['<html></html>', 'unknown'],
      ['[{"OBJECT_NAME":"A","MEAN_MOTION":15}]', 'omm-json'],
      ['{"CCSDS_TDM_VERS":"2.0"}', 'tdm-json'],
      ['[{"TCA":"x","SAT1_OBJECT":"OBJECT1"}]', 'cdm-json'],
      ['{}', 'unknown'],
      ['1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  9998\n2 ...', 'tle'],
      ['VANGUARD 1\n1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  9998\n2 ...', '3le'],
      ['OBJECT_NAME,OBJECT_ID,EPOCH,NORAD_CAT_ID\n', 'omm-csv'],
      ['hello', 'unknown'],
      ['', 'empty'],
      ['\u0000\u0001', 'not-text'],
      [OCM, 'ocm-kvn'],
      ['{"CCSDS_OCM_VERS":"3.0"}', 'ocm-json'],
    ];
    for (const [text, format] of texts) expect(detectFormat(text), text.slice(0, 40)).toBe(format);
  });

  it('that is no message is told as such', () => {
    expect(validateMessage('hello')).toEqual({
      kind: 'unknown',
      format: 'unknown',
      standing: 'refused',
      deviations: [],
      faults: [{ code: 'unknown-format' }],
      limitations: [],
      count: 0,
    });
    expect(convertMessage('hello', 'xml')).toEqual({ ok: false, fault: { code: 'unknown-format' } });
    const tle = '1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  9998\n2 ...';
    expect(convertMessage(tle, 'xml')).toMatchObject({
      ok: false,
      fault: { code: 'unsupported-conversion', value: 'tle' },
    });
  });
});
