import { describe, expect, it } from 'vitest';
import { type Call, describedClient } from './clients/described-calls.ts';
import { rowTypes } from './clients/row-types.ts';
import type { Shape } from './clients/shape.ts';
import { describedApi } from './described-api.ts';

interface Media {
  readonly content?: Readonly<Record<string, object>>;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media>>;
}

const descriptions = await describedApi();
const client = describedClient(descriptions);
const operations = Object.values(descriptions)
  .flatMap((document) => Object.values(document['paths'] as Record<string, Record<string, Operation>>))
  .flatMap((methods) => Object.values(methods));

const isOpen = (shape: Shape): boolean =>
  shape.kind === 'json' ||
  (shape.kind === 'list' && isOpen(shape.item)) ||
  (shape.kind === 'map' && isOpen(shape.value));
const callOf = (id: string): Call => client.calls.find((call) => call.id === id)!;

describe('the clients', () => {
  it('have a body for each request body, and an answer for each success with content', () => {
    const lost = operations.flatMap(({ operationId, requestBody, responses }) => {
      const { body, answer } = callOf(operationId);
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      const hasContent = successes.some(([, { content }]) => content !== undefined);
      return [
        ...((requestBody === undefined) === (body.kind === 'none') ? [] : [`${operationId} body`]),
        ...(hasContent === (answer.kind !== 'none') ? [] : [`${operationId} answer`]),
      ];
    });
    expect(lost).toEqual([]);
  });

  it('keep each media type of an answer that is a file', () => {
    const lost = operations.flatMap(({ operationId, responses }) => {
      const { answer } = callOf(operationId);
      if (answer.kind !== 'file') return [];
      const types = Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content = {} }]) => Object.keys(content));
      return types.filter((type) => !answer.types.includes(type)).map((type) => `${operationId} ${type}`);
    });
    expect(lost).toEqual([]);
  });

  it('type every body, answer and named record', () => {
    const untyped = [
      ...client.calls.flatMap(({ id, body, answer }) => [
        ...(body.kind === 'json' && isOpen(body.shape) ? [`${id} body`] : []),
        ...((answer.kind === 'json' || answer.kind === 'stream') && isOpen(answer.shape) ? [`${id} answer`] : []),
      ]),
      ...[...client.shapes].filter(([, { shape }]) => isOpen(shape)).map(([name]) => name),
    ];
    expect(untyped).toEqual([]);
  });

  it('declare the problem of a refused call as the contract does', () => {
    expect(rowTypes(client)).toMatch(/export interface Problem \{[^}]*readonly code: string;/s);
  });
});
