import type { ExampleCall } from './example-call.ts';

const INDENT = '  ';

/** The call by the client of this product, typed by the description of the API. */
export function typescriptOf(call: ExampleCall): string {
  const isForm = call.body.kind === 'form';
  const options = optionsOf(call);
  const isBare = options.length === 0;
  return [
    ...(isForm ? ["import { readFile } from 'node:fs/promises';", "import { basename } from 'node:path';"] : []),
    "import { createApiClient } from '@keepout/client/client';",
    '',
    'const api = createApiClient({',
    `${INDENT}baseUrl: process.env['KEEPOUT_URL'] ?? '',`,
    `${INDENT}fetch: (input) => {`,
    `${INDENT}${INDENT}const request = new Request(input);`,
    `${INDENT}${INDENT}request.headers.set('Authorization', \`Bearer \${process.env['TOKEN']}\`);`,
    `${INDENT}${INDENT}return fetch(request);`,
    `${INDENT}},`,
    '});',
    ...(isForm
      ? ["const path = process.env['FILE'] ?? '';", 'const upload = new File([await readFile(path)], basename(path));']
      : []),
    `const { data, error } = await api.${call.method}(${written(call.template)}${isBare ? '' : ', {'}`,
    ...options.map((option) => `${INDENT}${option},`),
    ...(isBare ? [] : ['}']),
    ...(call.answer === 'stream'
      ? [
          'if (error) throw new Error(error.detail);',
          'for await (const chunk of data ?? []) console.log(Buffer.from(chunk).toString());',
        ]
      : ['if (error) throw new Error(error.detail);', 'console.log(data);']),
  ]
    .join('\n')
    .replace(/\n\}\nif \(error\)/, '\n});\nif (error)')
    .replace(/(api\.[A-Z]+\('[^']+')\n/, '$1);\n');
}

function optionsOf({ path, query, body, answer }: ExampleCall): readonly string[] {
  const params = { ...(hasAny(path) && { path }), ...(hasAny(query) && { query }) };
  return [
    ...(hasAny(params) ? [`params: ${literal(params, 1)}`] : []),
    ...(body.kind === 'json' ? [`body: ${literal(body.value, 1)}`] : []),
    ...(body.kind === 'form' ? [`body: { ${body.field}: [upload] }`] : []),
    ...(answer === 'text' ? ["parseAs: 'text'"] : []),
    ...(answer === 'binary' ? ["parseAs: 'blob'"] : []),
    ...(answer === 'stream' ? ["parseAs: 'stream'"] : []),
  ];
}

const hasAny = (record: object): boolean => Object.keys(record).length > 0;
const written = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** A value as it stands in TypeScript: short records in a line. */
function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return written(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((one) => literal(one, depth + 1))
    : Object.entries(value).map(([key, one]) => `${keyOf(key)}: ${literal(one, depth + 1)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  const short = isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  if (short.length < 70 && !short.includes('\n')) return short;
  return `${open}\n${entries.map((entry) => `${INDENT.repeat(depth + 1)}${entry},\n`).join('')}${INDENT.repeat(depth)}${close}`;
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : written(key));
