import type { ExampleCall } from './example-call.ts';

const INDENT = '  ';

/** Returns the call as a method of the TypeScript client of this product. */
export function typescriptOf(call: ExampleCall): string {
  const isForm = call.body.kind === 'form';
  return [
    ...(isForm ? ["import { readFile } from 'node:fs/promises';", "import { basename } from 'node:path';"] : []),
    "import { platformClient } from '@keepout/client/platform-client';",
    '',
    "const [baseUrl, token] = [process.env['URL'] ?? '', process.env['TOKEN'] ?? ''];",
    'const api = platformClient({ baseUrl, token });',
    ...(isForm
      ? ["const path = process.env['FILE'] ?? '';", 'const upload = new File([await readFile(path)], basename(path));']
      : []),
    ...(call.answer === 'stream'
      ? [`for await (const { data } of api.${call.id}()) console.log(data);`]
      : answeredBy(call)),
  ].join('\n');
}

function answeredBy(call: ExampleCall): readonly string[] {
  const options = optionsOf(call);
  const optionText = options.length === 0 ? '' : `, {\n${options.map((option) => `${INDENT}${option},\n`).join('')}}`;
  const read = READ[call.answer];
  return [
    `const answer = await api.${read === undefined ? 'call' : 'send'}(${quotedText(call.id)}${optionText});`,
    `console.log(${read ?? 'answer'});`,
  ];
}

/** Methods that read responses other than JSON. */
const READ: Readonly<Partial<Record<ExampleCall['answer'], string>>> = {
  text: 'await answer.text()',
  binary: 'Buffer.from(await answer.arrayBuffer())',
};

function optionsOf({ path, query, body }: ExampleCall): readonly string[] {
  return [
    ...(hasAny(path) ? [`params: ${literal(path, 1)}`] : []),
    ...(hasAny(query) ? [`query: ${literal(query, 1)}`] : []),
    ...(body.kind === 'json' ? [`body: ${literal(body.value, 1)}`] : []),
    ...(body.kind === 'form' ? [`body: { ${body.field}: [upload] }`] : []),
  ];
}

const hasAny = (record: object): boolean => Object.keys(record).length > 0;
const quotedText = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Returns a value as a TypeScript literal; short records on one line. */
function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return quotedText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${literal(item, depth + 1)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  const short = isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  if (short.length < 70 && !short.includes('\n')) return short;
  return `${open}\n${entries.map((entry) => `${INDENT.repeat(depth + 1)}${entry},\n`).join('')}${INDENT.repeat(depth)}${close}`;
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quotedText(key));
