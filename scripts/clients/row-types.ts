import type { Call, DescribedClient } from './described-calls.ts';
import type { ClientField, Shape } from './shape.ts';

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);
const nameOf = (name: string): string => (isName(name) ? name : `'${name}'`);

/** What stands before a field or a call, in lines of a comment. */
function comment(text: string | undefined, indent: string): string {
  if (text === undefined) return '';
  return `${indent}/** ${text
    .replace(/^Deprecated: use/, '@deprecated Use')
    .replaceAll('*/', '*\\/')
    .replaceAll('\n', ' ')} */\n`;
}

function typeOf(shape: Shape, indent: string): string {
  switch (shape.kind) {
    case 'text':
      return 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'file':
      return 'Blob';
    case 'json':
      return 'unknown';
    case 'literal':
      return shape.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'named':
      return shape.name;
    case 'list':
      return `readonly ${inList(typeOf(shape.item, indent))}[]`;
    case 'map':
      return `{ readonly [name: string]: ${typeOf(shape.value, indent)} }`;
    case 'union':
      return shape.options.map((option) => typeOf(option, indent)).join(' | ');
    case 'record':
      return recordOf(shape.fields, indent);
  }
}

const inList = (type: string): string => (/[ |]/.test(type) ? `(${type})` : type);

function recordOf(fields: readonly ClientField[], indent: string): string {
  const inside = `${indent}  `;
  const lines = fields.map(
    ({ name, shape, isNeeded, description }) =>
      `${comment(description, inside)}${inside}readonly ${nameOf(name)}${isNeeded ? '' : '?'}: ${typeOf(shape, inside)}${isNeeded ? '' : ' | undefined'};\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** One call with what is sent and answered, as `row-types` of the client asks for it. */
function rowOf({ id, summary, description, params, query, body, answer }: Call): string {
  const indent = '    ';
  const parts = [
    ...(params.length === 0 ? [] : [`params: ${recordOf(params, indent)}`]),
    ...(query.length === 0 ? [] : [`query: ${recordOf(query, indent)}`]),
    ...(body.kind === 'json' ? [`body: ${typeOf(body.shape, indent)}`] : []),
    ...(body.kind === 'form' ? [`form: ${recordOf(body.fields, indent)}`] : []),
    ...(answer.kind === 'json' ? [`answer: ${typeOf(answer.shape, indent)}`] : []),
    ...(answer.kind === 'none' ? ['answer: null'] : []),
  ];
  const said = description === undefined ? summary : `${summary}. ${description}`;
  return `${comment(said, '  ')}  readonly ${id}: {\n${parts.map((part) => `${indent}readonly ${part};\n`).join('')}  };\n`;
}

/** What stands in the place of the rows where a program has the client as a package: their types, without the contract. */
export function rowTypes({ calls, shapes }: DescribedClient): string {
  const event = calls.find(({ answer }) => answer.kind === 'stream');
  const named = [...shapes].map(([name, { shape, description }]) =>
    shape.kind === 'record'
      ? `${comment(description, '')}export interface ${name} ${recordOf(shape.fields, '')}\n`
      : `${comment(description, '')}export type ${name} = ${typeOf(shape, '')};\n`,
  );
  if (event?.answer.kind !== 'stream') throw new Error('no stream of events is described');
  return [
    '// Written from the descriptions of the API.\n',
    ...named,
    `/** Every call by its name. */\nexport interface Rows {\n${calls
      .filter((call) => call !== event)
      .map(rowOf)
      .join('')}}\n`,
    FACE,
  ].join('\n');
}

/** The same names as in `packages/client/src/row-types.ts`, of the rows above. */
const FACE = `export type EndpointId = keyof Rows;
export type Part<Row, Name extends string> = Row extends { readonly [Key in Name]: infer Value } ? Value : undefined;
export type Form<Row> = Row extends { readonly form: infer Fields } ? Blob | FormData | string | Fields : never;
export type AnswerOf<Id extends EndpointId> = Rows[Id] extends { readonly answer: infer Answer } ? Answer : never;
export type ListId = { [Id in EndpointId]: Rows[Id] extends { readonly answer: readonly unknown[] } ? Id : never }[EndpointId];
export type ListedBy<Id extends ListId> = Rows[Id] extends { readonly answer: readonly (infer Item)[] } ? Item : never;
`;
