import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { describe, expect, it } from 'vitest';
import { curlOf } from './examples/curl.ts';
import { exampleCallOf } from './examples/example-call.ts';
import { pythonOf } from './examples/python.ts';
import { typescriptOf } from './examples/typescript.ts';
import { isDocument, type OpenApiDocument } from './open-api.ts';
import { groupsOf, type Operation, operationsOf } from './operations.ts';
import { problemCodesOf } from './problem-codes.ts';
import { nodeOf } from './schema-tree.ts';

const document: OpenApiDocument = {
  info: { title: 'Test', version: '1' },
  paths: {
    [`${API_ROOT}/x/{thingId}`]: {
      get: {
        operationId: 'getThing',
        tags: ['things'],
        parameters: [
          { name: 'thingId', in: 'path', required: true },
          { name: 'from', in: 'query', required: true, examples: { utc: { value: '2026-01-01T00:00:00Z' } } },
          { name: 'limit', in: 'query' },
        ],
        responses: { 200: { content: { 'application/json': { example: { thingId: 'thi-1' } } } } },
      },
      put: {
        operationId: 'putThing',
        tags: ['things'],
        requestBody: { content: { 'application/json': { example: { name: "O'Hara", is: true, no: null, at: [1] } } } },
        responses: { 200: { content: { 'application/json': {} } } },
      },
      delete: { operationId: 'deleteThing', tags: ['things'] },
      patch: { operationId: 'patchThing', tags: ['things'] },
    },
    [`${API_ROOT}/x/all`]: { post: { operationId: 'postAll', tags: ['things', 'admin'] }, get: { tags: ['alpha'] } },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', maxLength: 9, description: 'Its id.' },
          parent: { anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] },
          kinds: { type: 'array', items: { $ref: '#/components/schemas/Kind' }, maxItems: 3 },
          pc: { type: 'number', minimum: 0, maximum: 1, default: 0.5 },
        },
      },
      Kind: { type: 'string', enum: ['A', 'B'] },
    },
  },
};
const operations = operationsOf(document);
const operation = (id: string) => operations.find((candidate) => candidate.id === id) as Operation;

it('D-03 shows get, post and put, and nothing that is tagged admin', () => {
  expect(operations.map(({ id }) => id)).toEqual(['getThing', 'putThing', 'get/api/v1/x/all']);
  expect(groupsOf(operations).map(({ tag }) => tag)).toEqual(['alpha', 'things']);
});

it('what is no description is none', () => {
  expect([isDocument(document), isDocument('<html>'), isDocument({ paths: null, info: {} })]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a schema', () => {
  const node = nodeOf('thing', { $ref: '#/components/schemas/Thing' }, document);
  const fields = Object.fromEntries(node.children().map((child) => [child.name, child]));

  it('says of each field what it is, what it may be and whether it has to be there', () => {
    expect(fields['id']).toMatchObject({ type: 'text', isRequired: true, description: 'Its id.', hasChildren: false });
    expect(fields['id']?.limits).toEqual(['at most 9 characters']);
    expect(fields['kinds']).toMatchObject({ type: 'list of Kind', values: ['A', 'B'], isRequired: false });
    expect(fields['pc']?.limits).toEqual(['0 to 1', 'default 0.5']);
  });

  it('that holds itself is unfolded as deep as it is asked for', () => {
    const parent = fields['parent'];
    expect(parent).toMatchObject({ type: 'Thing or null', hasChildren: true });
    const again = parent?.children().find(({ name }) => name === 'parent');
    expect(again?.children().map(({ name }) => name)).toEqual(['id', 'parent', 'kinds', 'pc']);
  });
});

it('tells the codes of refusals with their reasons', () => {
  const answers = {
    200: { description: '`fine`: yes' },
    409: { description: '`a-b`: One thing. `c`: Another: `x` was meant.' },
  };
  expect(problemCodesOf(answers)).toEqual([
    { status: '409', code: 'a-b', why: 'One thing.' },
    { status: '409', code: 'c', why: 'Another: `x` was meant.' },
  ]);
});

describe('an example', () => {
  it('fills in what is required: by what is known, by examples of the description, else by the name', () => {
    expect(exampleCallOf(operation('getThing'))).toMatchObject({
      path: { thingId: 'thi-1' },
      query: { from: '2026-01-01T00:00:00Z' },
    });
    expect(exampleCallOf(operation('getThing'), { thingId: 'a/b' }).path).toEqual({ thingId: 'a/b' });
    expect(curlOf(exampleCallOf(operation('getThing'), { thingId: 'a/b' }))).toContain('/x/a%2Fb?from=2026-01');
  });

  it('writes the same body in each language by its own rules', () => {
    const call = exampleCallOf(operation('putThing'));
    expect(curlOf(call)).toContain(`"name": "O'\\''Hara"`);
    expect(curlOf(call)).toContain('-X PUT');
    expect(pythonOf(call)).toContain('"is": True,\n        "no": None,');
    expect(typescriptOf(call)).toContain("body: { name: 'O\\'Hara', is: true, no: null, at: [1] },");
  });
});
