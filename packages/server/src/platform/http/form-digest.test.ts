import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { refuseDepartedForm } from './departed-form.ts';
import { digestForm } from './form-digest.ts';

type Part = Readonly<Record<string, unknown>>;

/** A request whose form has one file. */
function requestOf(file: Readable, raw = new Readable({ read: () => undefined })): FastifyRequest {
  async function* parts(): AsyncGenerator<Part> {
    yield { type: 'file', fieldname: 'file', mimetype: 'text/plain', filename: 'a.cdm', file };
  }
  return { raw, parts, files: parts } as unknown as FastifyRequest;
}

const readAll = async (request: FastifyRequest): Promise<string> => {
  let text = '';
  for await (const part of request.parts()) {
    if (part.type === 'file') for await (const chunk of part.file) text += String(chunk);
  }
  return text;
};

it('digests what the reader of the form reads', async () => {
  const request = requestOf(Readable.from(['CCSDS', '_CDM']));
  const digest = digestForm(request);
  expect(await readAll(request)).toBe('CCSDS_CDM');
  expect(digest.value()).toMatch(/^[0-9a-f]{64}$/);
});

it('ends with a fault where the caller went away before the part was read', async () => {
  const file = new Readable({ read: () => undefined });
  file.push('CCSDS');
  file.destroy();
  await new Promise((closed) => file.once('close', closed));
  const request = requestOf(file);
  const digest = digestForm(request);
  await expect(readAll(request)).rejects.toThrow('Unexpected end of form data');
  expect(digest.value()).toBeUndefined();
});

it('refuses to read the form of a caller who has gone', async () => {
  const raw = new Readable({ read: () => undefined });
  const request = requestOf(Readable.from(['CCSDS']), raw);
  refuseDepartedForm(request);
  expect(await readAll(request)).toBe('CCSDS');
  raw.destroy();
  await expect(readAll(request)).rejects.toMatchObject({ facts: { status: 400 } });
  expect(() => request.files()).toThrow();
});
