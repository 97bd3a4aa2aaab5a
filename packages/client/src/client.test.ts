import { ENDPOINTS } from '@keepout/contract/endpoints';
import { expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { siteAddresses } from './places.ts';

/** A client whose calls go nowhere, and what they would have sent. */
function recorded() {
  const sent: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://keepout.invalid',
    fetch: async (request) => {
      sent.push(request as Request);
      return Response.json({}, { status: 201 });
    },
    places: siteAddresses(ENDPOINTS),
    failure: async ({ status }) => new Error(String(status)),
  });
  return { client, sent };
}

it('sends files as a form with their names, beside the fields of the form', async () => {
  const { client, sent } = recorded();
  const file = [new File(['one'], 'one.oem'), new File(['two'], 'two.oem')];
  await client.call('uploadEphemeris', { body: { file, screen: false, designation: 'CANDIDATE' } });
  await client.call('uploadCdms', { body: { file: [new Blob(['three'])] } });
  const [ephemerides, messages] = await Promise.all(sent.map((request) => request.formData()));
  const names = ephemerides!.getAll('file').map((part) => (part instanceof File ? part.name : part));
  expect(names).toEqual(['one.oem', 'two.oem']);
  expect([ephemerides!.get('screen'), ephemerides!.get('designation')]).toEqual(['false', 'CANDIDATE']);
  expect(await (messages!.get('file') as File).text()).toBe('three');
  expect(sent[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

it('sends a message that is the body as it is', async () => {
  const { client, sent } = recorded();
  const headers = { 'Content-Type': 'text/plain' };
  await client.call('uploadCdms', { headers, body: 'CCSDS_CDM_VERS = 1.0' });
  await client.call('uploadCatalogue', { headers, body: new Blob(['1 00005U']) });
  expect(await Promise.all(sent.map((request) => request.text()))).toEqual(['CCSDS_CDM_VERS = 1.0', '1 00005U']);
});

it('sends everything else as JSON', async () => {
  const { client, sent } = recorded();
  await client.call('createScreening', { body: { satelliteId: 'sat-1', days: 2 } });
  expect(sent[0]!.headers.get('content-type')).toBe('application/json');
  expect(await sent[0]!.json()).toEqual({ satelliteId: 'sat-1', days: 2 });
});

it('is typed by the rows: what a call cannot do without is asked for, and nothing else is taken', () => {
  const { client } = recorded();
  const calls = () => [
    client.call('listStations'),
    client.call('getStation', { params: { stationId: 'sta-1' } }).then(({ minElevation }) => minElevation.toFixed(1)),
    // @ts-expect-error: the station is not named
    client.call('getStation'),
    // @ts-expect-error: a station is not named so
    client.call('getStation', { params: { satelliteId: 'sat-1' } }),
    // @ts-expect-error: a list has no such filter
    client.call('listStations', { query: { near: 'Kiruna' } }),
    // @ts-expect-error: the body lacks everything else
    client.call('createStation', { body: { name: 'Kiruna' } }),
    // @ts-expect-error: there is no such call
    client.call('listStars'),
  ];
  expect(calls).toBeInstanceOf(Function);
});

/** A client whose calls are answered in lines, in pieces that end anywhere. */
function followedClient(text: string, cuts: readonly number[]) {
  const accepted: (string | null)[] = [];
  const bytes = new TextEncoder().encode(text);
  const client = createApiClient({
    baseUrl: 'https://keepout.invalid',
    fetch: async (request) => {
      accepted.push((request as Request).headers.get('accept'));
      const body = new ReadableStream({
        start(controller) {
          const ends = [...cuts, bytes.length];
          for (const [k, end] of ends.entries()) controller.enqueue(bytes.slice(ends[k - 1] ?? 0, end));
          controller.close();
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
    },
    places: siteAddresses(ENDPOINTS),
    failure: async (answer) => Object.assign(new Error(String(answer.status)), { problem: await answer.json() }),
  });
  return { client, accepted };
}

it('tells how far an answer is that is followed, and gives it as if it had come whole', async () => {
  const text = '{"percent":null}\n{"percent":12}\n{"status":200,"body":{"reason":"zu früh"}}\n';
  const { client, accepted } = followedClient(text, [3, 20, text.indexOf('ü') + 1]);
  const told: (number | null)[] = [];
  const onPercent = (percent: number | null) => told.push(percent);
  expect(await client.call('findOpportunities', { body: { noradId: 5 }, onPercent })).toEqual({ reason: 'zu früh' });
  expect(told).toEqual([null, 12]);
  expect(accepted).toEqual(['application/x-ndjson, application/json;q=0.9']);
});

it('fails where the last line says so, or does not come', async () => {
  const refused = followedClient('{"percent":1}\n{"status":422,"problem":{"code":"nothing-to-plan"}}\n', []).client;
  const body = { noradId: 5 };
  const onPercent = () => undefined;
  await expect(refused.call('findOpportunities', { body, onPercent })).rejects.toMatchObject({
    message: '422',
    problem: { code: 'nothing-to-plan' },
  });
  const cut = followedClient('{"percent":1}\n{"status":200,"bo', []).client;
  await expect(cut.call('findOpportunities', { body, onPercent })).rejects.toThrow(TypeError);
});
