import type { OpenApiDocument, OpenApiSchema } from './open-api.ts';

/** A field, a parameter or a value in the schema tree: its type, and its parts when expanded. */
export interface SchemaNode {
  readonly name: string;
  /** Type, such as `text`, `list of Verdict or null`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Limits, such as `0 or more`, `at most 120 characters`. */
  readonly limits: readonly string[];
  readonly values: readonly string[];
  /** Resolved on expansion, because a schema may contain itself. */
  readonly children: () => readonly SchemaNode[];
  readonly hasChildren: boolean;
}

type Schemas = Readonly<Record<string, OpenApiSchema>>;
type NamedSchema = { readonly schema: OpenApiSchema; readonly name: string };

const NULL = 'null';
const lastPart = (reference: string): string => reference.split('/').at(-1) ?? reference;

/** Returns the tree of a schema, with the descriptions of its parts. */
export function nodeOf(
  name: string,
  schema: OpenApiSchema,
  document: OpenApiDocument,
  { isRequired = false, description = '' }: { readonly isRequired?: boolean; readonly description?: string } = {},
): SchemaNode {
  const schemas = document.components?.schemas ?? {};
  const choices = choicesOf(schema, schemas);
  const visibleChoices = choices.filter(({ schema: choice }) => choice.type !== NULL);
  const only = visibleChoices.length === 1 ? visibleChoices[0]?.schema : undefined;
  const inner = only && innermost(only, schemas);
  const children = () =>
    inner ? fieldsOf(inner, document) : visibleChoices.map((choice) => nodeOf(choice.name, choice.schema, document));
  return {
    name,
    type: typeOf(schema, schemas),
    isRequired,
    description: (description || schema.description) ?? only?.description ?? '',
    limits: only ? limitsOf(only) : [],
    values: inner ? valuesOf(inner) : [],
    children,
    hasChildren: inner
      ? hasFields(inner)
      : visibleChoices.some(({ schema: choice }) => hasFields(innermost(choice, schemas))),
  };
}

/** Returns the alternatives of a schema: itself, or its `anyOf` or `oneOf`. */
function choicesOf(schema: OpenApiSchema, schemas: Schemas): readonly NamedSchema[] {
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.flatMap((part) => choicesOf(part, schemas));
  if (schema.allOf?.length === 1 && schema.allOf[0]) return choicesOf(schema.allOf[0], schemas);
  const { $ref } = schema;
  if ($ref === undefined) return [{ schema, name: typeOf(schema, schemas) }];
  const target = schemas[lastPart($ref)];
  if (target?.anyOf ?? target?.oneOf) return choicesOf(target ?? {}, schemas);
  return [{ schema: target ?? {}, name: lastPart($ref) }];
}

/** Returns the element schema of a list, also of nested lists. */
function innermost(schema: OpenApiSchema, schemas: Schemas): OpenApiSchema {
  const resolved = schema.$ref === undefined ? schema : (schemas[lastPart(schema.$ref)] ?? {});
  if (resolved.items) return innermost(resolved.items, schemas);
  const [only, ...otherChoices] = choicesOf(resolved, schemas).filter(({ schema: choice }) => choice.type !== NULL);
  return only && otherChoices.length === 0 && only.schema !== resolved ? innermost(only.schema, schemas) : resolved;
}

const hasFields = ({ properties, additionalProperties }: OpenApiSchema): boolean =>
  Object.keys(properties ?? {}).length > 0 || typeof additionalProperties === 'object';

function fieldsOf(schema: OpenApiSchema, document: OpenApiDocument): readonly SchemaNode[] {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    nodeOf(name, field, document, { isRequired: schema.required?.includes(name) ?? false }),
  );
  const { additionalProperties: further } = schema;
  return typeof further === 'object' ? [...fields, nodeOf('…', further, document)] : fields;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
};

/** Returns the type as text; a schema with a name is called by that name. */
export function typeOf(schema: OpenApiSchema, schemas: Schemas): string {
  if (schema.$ref !== undefined) return lastPart(schema.$ref);
  const several = schema.anyOf ?? schema.oneOf ?? (schema.allOf?.length === 1 ? schema.allOf : undefined);
  if (several) return [...new Set(several.map((part) => typeOf(part, schemas)))].join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items, schemas)}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.includes('string') && schema.format === 'binary') return 'file';
  const words = types.map((type) => WORDS[type] ?? type).join(' or ') || 'anything';
  return schema.format !== undefined && words === 'text' ? `text (${schema.format})` : words;
}

const valuesOf = ({ enum: values = [] }: OpenApiSchema): readonly string[] => values.map(String);

/** Returns whether a limit is a real one: a limit of JavaScript's integers is not shown. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function limitsOf(schema: OpenApiSchema): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minItems, maxItems, minLength, maxLength } = schema;
  return [
    isBound(minimum) && isBound(maximum) ? `${minimum} to ${maximum}` : '',
    isBound(minimum) && !isBound(maximum) ? `${minimum} or more` : '',
    !isBound(minimum) && isBound(maximum) ? `${maximum} or less` : '',
    isBound(exclusiveMinimum) ? `more than ${exclusiveMinimum}` : '',
    isBound(exclusiveMaximum) ? `less than ${exclusiveMaximum}` : '',
    isBound(minItems) && minItems > 0 ? `at least ${minItems} entries` : '',
    isBound(maxItems) ? `at most ${maxItems} entries` : '',
    isBound(minLength) && minLength > 1 ? `at least ${minLength} characters` : '',
    isBound(maxLength) ? `at most ${maxLength} characters` : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter((limit) => limit !== '');
}
