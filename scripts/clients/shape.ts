/** What a value may be, between the description of the API and a language. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'integer' | 'boolean' | 'null' | 'file' | 'json' }
  | { readonly kind: 'literal'; readonly values: readonly Literal[] }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'map'; readonly value: Shape }
  | { readonly kind: 'record'; readonly fields: readonly ClientField[] }
  | { readonly kind: 'union'; readonly options: readonly Shape[] }
  | { readonly kind: 'named'; readonly name: string };

export type Literal = string | number | boolean;

export interface ClientField {
  readonly name: string;
  readonly shape: Shape;
  readonly isNeeded: boolean;
  readonly description: string | undefined;
}

/** A schema of a description: JSON Schema of 2020-12. */
export type Schema = Readonly<Record<string, unknown>>;

/** What narrows a value, or says more of it, and is no matter of types. */
const NARROWING = [
  ...[
    'default',
    'deprecated',
    'description',
    'example',
    'examples',
    'exclusiveMaximum',
    'exclusiveMinimum',
    'maxItems',
    'maxLength',
  ],
  ...['maximum', 'minItems', 'minLength', 'minimum', 'pattern', 'propertyNames', 'readOnly'],
];
const PLAIN: Readonly<Record<string, Shape>> = {
  string: { kind: 'text' },
  number: { kind: 'number' },
  integer: { kind: 'integer' },
  boolean: { kind: 'boolean' },
  null: { kind: 'null' },
};
/** Texts whose format is said in words too. */
const FORMATS = ['date', 'date-time', 'email', 'ipv4', 'ipv6', 'uri', 'uuid'];

const isPlainObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The shape of a schema.
 *
 * @param place   where the schema stands, for whoever reads why it is not taken
 * @throws Error with the place, where it says something that is not known here: a client never takes what it does not understand for anything
 */
export function shapeOf(schema: Schema, place: string): Shape {
  const said = Object.keys(schema).filter((keyword) => !NARROWING.includes(keyword));
  const only = (...known: readonly string[]): void => {
    const strange = said.filter((keyword) => !known.includes(keyword));
    if (strange.length > 0) throw new Error(`${place}: ${strange.join(', ')} of a schema is not known`);
  };
  const { type } = schema;
  if (said.length === 0) return { kind: 'json' };
  if (typeof schema['$ref'] === 'string') {
    only('$ref');
    return { kind: 'named', name: schema['$ref'].split('/').at(-1)! };
  }
  const options = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(options)) {
    only('anyOf', 'oneOf');
    return unionOf(options.map((option: Schema, index) => shapeOf(option, `${place} ${index + 1}`)));
  }
  if ('const' in schema || 'enum' in schema) {
    only('type', 'const', 'enum');
    const values = 'const' in schema ? [schema['const']] : (schema['enum'] as readonly unknown[]);
    return unionOf([
      { kind: 'literal', values: values.filter((value) => value !== null) as Literal[] },
      ...(values.includes(null) ? [PLAIN['null']!] : []),
    ]);
  }
  if (Array.isArray(type)) return unionOf(type.map((part) => shapeOf({ ...schema, type: part }, place)));
  if (type === 'array') {
    only('type', 'items');
    return { kind: 'list', item: shapeOf(schema['items'] as Schema, `${place} item`) };
  }
  if (type === 'object') {
    only('type', 'properties', 'required', 'additionalProperties');
    return recordOf(schema, place);
  }
  if (type === 'string' && schema['format'] === 'binary') {
    only('type', 'format');
    return { kind: 'file' };
  }
  if (type === undefined) only();
  const plain = PLAIN[String(type)];
  if (plain === undefined) throw new Error(`${place}: the type ${String(type)} of a schema is not known`);
  only('type', ...(type === 'string' && FORMATS.includes(String(schema['format'])) ? ['format'] : []));
  return plain;
}

function recordOf(schema: Schema, place: string): Shape {
  const { properties, required = [], additionalProperties: rest } = schema;
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
  const isOpen = isPlainObject(rest) || rest === true || properties === undefined;
  if (!isOpen)
    return {
      kind: 'record',
      fields: fields.map(([name, field]) => ({
        name,
        shape: shapeOf(field, `${place}.${name}`),
        isNeeded: (required as readonly string[]).includes(name),
        description: field['description'] as string | undefined,
      })),
    };
  // What may have any other field beside those that are named is told by none of its types; its readers look.
  const value: Shape = isPlainObject(rest) && fields.length === 0 ? shapeOf(rest, `${place} value`) : { kind: 'json' };
  return { kind: 'map', value };
}

function unionOf(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((shape) => (shape.kind === 'union' ? shape.options : [shape]));
  const kept = flat.filter(
    (shape, index) =>
      !(shape.kind === 'literal' && shape.values.length === 0) &&
      flat.findIndex((other) => JSON.stringify(other) === JSON.stringify(shape)) === index,
  );
  return kept.length === 1 ? kept[0]! : { kind: 'union', options: kept };
}
