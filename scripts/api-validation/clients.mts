// Uploads, lists, fetches, puts back and deletes with the types that openapi-typescript makes; see README.md.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { paths } from './ca.d.ts';

const [baseUrl = '', token = '', cdmFile = '', oemFile = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

/** The generator knows files as texts: each becomes a part of the form. */
function formOf(body: { readonly file: readonly string[] } | Readonly<Record<string, unknown>> | string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of [value].flat()) form.append(name, name === 'file' ? new Blob([String(one)]) : String(one));
  }
  return form;
}

const satellite = await client.POST('/api/v1/ca/satellites', {
  body: {
    name: 'NOAA 21',
    noradId: 54_234,
    cosparId: '',
    configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } },
  },
});
assert(satellite.data, JSON.stringify(satellite.error));
const { satelliteId } = satellite.data;

const cdms = await client.POST('/api/v1/ca/cdms', {
  body: { file: [readFileSync(cdmFile, 'utf8')] },
  bodySerializer: formOf,
});
const cdmId = cdms.data?.accepted[0]?.cdmId;
assert(cdmId, JSON.stringify(cdms.error));
const listed = await client.GET('/api/v1/ca/cdms', { params: { query: { 'satellite-id': satelliteId } } });
assert.deepEqual(
  listed.data?.map((one) => one.cdmId),
  [cdmId],
);
const cdm = { params: { path: { cdmId } } };
assert((await client.GET('/api/v1/ca/cdms/{cdmId}', cdm)).data?.separateScaling);
const message = await client.GET('/api/v1/ca/cdms/file/{cdmId}', { ...cdm, parseAs: 'text' });
assert(message.data?.startsWith('CCSDS_CDM_VERS'));
assert.equal((await client.DELETE('/api/v1/ca/cdms/{cdmId}', cdm)).response.status, 204);

const oem = readFileSync(oemFile, 'utf8');
const files = await client.POST('/api/v1/ca/ephemeris/file', {
  body: { file: [oem], 'satellite-id': satelliteId, screen: false },
  bodySerializer: formOf,
});
const file = files.data?.accepted[0];
assert(file, JSON.stringify(files.error));
const ephemeris = { params: { path: { oemId: file.oemFileId } } };
const content = await client.GET('/api/v1/ca/ephemeris/file/{oemId}', { ...ephemeris, parseAs: 'blob' });
assert.equal(await content.data?.text(), oem);
const back = await client.PUT('/api/v1/ca/ephemeris', { params: { query: { 'oem-id': file.oemFileId } }, body: file });
assert.equal(back.data?.oemFileId, file.oemFileId, JSON.stringify(back.error));
assert.equal((await client.DELETE('/api/v1/ca/ephemeris/{oemId}', ephemeris)).response.status, 204);

const one = { params: { path: { satelliteId } } };
const got = await client.GET('/api/v1/ca/satellites/{satelliteId}', one);
assert(got.data, JSON.stringify(got.error));
const put = await client.PUT('/api/v1/ca/satellites', { body: got.data });
assert.equal(put.data?.version, got.data.version + 1);
assert.equal((await client.DELETE('/api/v1/ca/satellites/{satelliteId}', one)).response.status, 204);
console.log('openapi-typescript: uploaded, listed, fetched, put back and deleted');
