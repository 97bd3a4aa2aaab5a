import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { describe, expect, it } from 'vitest';
import { describedApi } from '../../../../scripts/described-api.ts';

type Node = Record<string, unknown>;

const descriptions = Object.entries(await describedApi());

function visit(node: unknown, see: (part: Node, path: string) => void, path = ''): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) see(node as Node, path);
  for (const [key, member] of Object.entries(node)) visit(member, see, `${path}/${key}`);
}

const operationsOf = (document: Node) =>
  Object.entries(document['paths'] as Record<string, Record<string, Node>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, method, operation })),
  );

describe.each(descriptions)('the description of %s', (_name, document) => {
  const schemas = (document['components'] as { schemas: Record<string, Node> }).schemas;
  const isTold = (schema: Node): boolean => {
    if (typeof schema['description'] === 'string') return true;
    const ref = schema['$ref'];
    if (typeof ref === 'string') return isTold(schemas[ref.split('/').at(-1)!] ?? {});
    return ((schema['anyOf'] ?? schema['allOf'] ?? []) as Node[]).some((part) => isTold(part));
  };

  it('tells what every property and parameter is', () => {
    const untold: string[] = [];
    visit(document, ({ properties, parameters }, path) => {
      if (path.endsWith('/example') || path.endsWith('/properties')) return;
      for (const [key, part] of Object.entries((properties ?? {}) as Record<string, Node>)) {
        if (!isTold(part)) untold.push(`${path}/${key}`);
      }
      if (!Array.isArray(parameters)) return;
      for (const parameter of parameters as Node[]) {
        if (!isTold(parameter) && !isTold((parameter['schema'] ?? {}) as Node))
          untold.push(`${path} ${String(parameter['name'])}`);
      }
    });
    expect(untold).toEqual([]);
  });

  it('describes no property, parameter or answer by its name or by a filler', () => {
    const letters = (words: string) => words.toLowerCase().replaceAll(/^(the|an|a) |[^a-z0-9]/g, '');
    const fillers: string[] = [];
    visit(document, ({ description, summary }, path) => {
      if (typeof description !== 'string' || /\/properties$|\/examples?(\/|$)/.test(path)) return;
      const isName = letters(description) === letters(path.split('/').at(-1)!);
      const isSummary = typeof summary === 'string' && letters(summary) === letters(description);
      const isFiller = /^((the )?(answer|response|body|value)|default response|made|what was asked for)\.?$/i;
      if (isName || isSummary || description.length < 6 || isFiller.test(description))
        fillers.push(`${path}: ${description}`);
    });
    expect(fillers).toEqual([]);
  });

  it('describes every body and answer that is neither text nor JSON as binary', () => {
    const isText = /^text\/|^multipart\/|[/+](json|xml|x-ndjson)$/;
    const notBinary: string[] = [];
    for (const { name, operation } of operationsOf(document)) {
      const responses = Object.values(operation['responses'] as Record<string, { content?: Record<string, Node> }>);
      const body = operation['requestBody'] as { content: Record<string, Node> } | undefined;
      for (const [type, media] of [body, ...responses].flatMap((part) => Object.entries(part?.content ?? {}))) {
        const schema = media['schema'] as Node;
        if (!isText.test(type) && (schema['type'] !== 'string' || schema['format'] !== 'binary'))
          notBinary.push(`${name} ${type}`);
      }
    }
    expect(notBinary).toEqual([]);
  });

  it('names, at each variable of a path, the fixed words that another path has in its place', () => {
    const operations = operationsOf(document);
    const untold: string[] = [];
    for (const { path, operation } of operations) {
      const segments = path.split('/');
      for (const other of new Set(operations.map((each) => each.path))) {
        const words = other.split('/');
        const isRival =
          words.length === segments.length &&
          words.every((word, at) => word === segments[at] || word.startsWith('{') || segments[at]!.startsWith('{'));
        if (!isRival) continue;
        for (const [at, word] of words.entries()) {
          const variable = segments[at]!;
          if (!variable.startsWith('{') || word.startsWith('{')) continue;
          const parameters = operation['parameters'] as readonly { name: string; description: string }[];
          const { description = '' } = parameters.find(({ name }) => `{${name}}` === variable) ?? {};
          if (!description.includes(`\`${word}\``)) untold.push(`${path} ${word}`);
        }
      }
    }
    expect(untold).toEqual([]);
  });

  it('writes each enumeration once', () => {
    const seen = new Map<string, string[]>();
    visit(document, (part, path) => {
      if (Array.isArray(part['enum'])) {
        const key = JSON.stringify(part['enum']);
        seen.set(key, [...(seen.get(key) ?? []), path]);
      }
    });
    expect([...seen].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it('shows an example of every answer in JSON, and of every body in JSON that has a name', () => {
    for (const { name, operation } of operationsOf(document)) {
      const responses = operation['responses'] as Record<string, { content?: Record<string, Node> }>;
      for (const { content } of Object.values(responses)) {
        const media = content?.['application/json'] ?? content?.['application/problem+json'];
        const isMessage = media && (media['schema'] as Node)['description'] === 'The message, keyword by keyword.';
        if (media && !isMessage) expect(media['example'], name).toBeDefined();
      }
      const body = operation['requestBody'] as { content: Record<string, Node> } | undefined;
      const json = body?.content['application/json'];
      if (json && '$ref' in (json['schema'] as Node)) expect(json['example'], name).toBeDefined();
    }
  });

  it('has for every operation its refusals, its body and the headers of its lists', () => {
    for (const { name, path, method, operation } of operationsOf(document)) {
      const responses = operation['responses'] as Record<string, { headers?: object; content?: Record<string, Node> }>;
      const isPublic = (operation['security'] as unknown[] | undefined)?.length === 0;
      for (const status of ['400', ...(isPublic ? [] : ['401', '403']), '429', '503'])
        expect(responses[status], `${name} ${status}`).toBeDefined();
      if (path.includes('{')) expect(responses['404'], name).toBeDefined();
      for (const [status, { content }] of Object.entries(responses)) {
        if (Number(status) >= 400) expect(Object.keys(content ?? {}), name).toEqual(['application/problem+json']);
      }
      if ((method === 'post' || method === 'put') && !NOTHING_TO_SAY.includes(name)) {
        const body = operation['requestBody'] as { content: Record<string, { schema?: object }> } | undefined;
        expect(Object.values(body?.content ?? {}).length, name).toBeGreaterThan(0);
        for (const part of Object.values(body!.content)) expect(part.schema, name).toBeDefined();
        expect(responses['415'], name).toBeDefined();
      }
      // What only asks may be asked as often as anybody likes.
      if (method === 'post' && !ONLY_ASKS.includes(name)) {
        expect((operation['parameters'] as Node[]).map((parameter) => parameter['name'])).toContain('Idempotency-Key');
      }
      const schema = responses['200']?.content?.['application/json']?.['schema'] as { type?: string } | undefined;
      if (schema?.type !== 'array') continue;
      const headers = Object.keys(responses['200']?.headers ?? {});
      expect(headers, name).toEqual(expect.arrayContaining(['X-Total-Count', 'Link', 'X-Records-Left-Out']));
    }
  });
});

const ONLY_ASKS = ['post /api/v1/tle/tle-set', 'post /api/v1/ca/statistics/event-rates'];

/** The address says it all. */
const NOTHING_TO_SAY = [
  'post /api/v1/ca/catalogue/kept-back/{keptBackId}/acceptance',
  'post /api/v1/ca/decisions/{decisionId}/sign',
  'post /api/v1/odt/observations/{fileId}/disown',
  'post /api/v1/odt/observations/{fileId}/read-again',
  'post /api/v1/payments/orders/{orderId}/end',
  'post /api/v1/payments/invoices/{invoiceId}/void',
  'post /api/v1/payments/invoices/{invoiceId}/pay',
];

it('the stream of events is described', () => {
  const [, ca] = descriptions.find(([name]) => name === 'ca')!;
  const { responses } = operationsOf(ca).find(({ path }) => path === `${API_ROOT}/events`)!.operation as {
    responses: Record<string, { content: object }>;
  };
  expect(Object.keys(responses['200']!.content)).toEqual(['text/event-stream']);
});
