/** A schema of an OpenAPI 3.1 description, limited to the parts that the reference shows. */
export interface OpenApiSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, OpenApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: OpenApiSchema;
  readonly additionalProperties?: boolean | OpenApiSchema;
  readonly anyOf?: readonly OpenApiSchema[];
  readonly oneOf?: readonly OpenApiSchema[];
  readonly allOf?: readonly OpenApiSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

export interface OpenApiParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: OpenApiSchema;
  readonly example?: unknown;
  /** Several examples, by name. */
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface Media {
  readonly schema?: OpenApiSchema;
  readonly example?: unknown;
}

export interface OpenApiAnswer {
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
}

export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content?: Readonly<Record<string, Media>> };
  readonly responses?: Readonly<Record<string, OpenApiAnswer>>;
}

export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, OpenApiSchema>>;
    readonly parameters?: Readonly<Record<string, OpenApiParameter>>;
    readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
  };
}

/** Returns whether a response is an OpenAPI description; a proxy may send an error page instead. */
export function isDocument(value: unknown): value is OpenApiDocument {
  if (typeof value !== 'object' || value === null || !('paths' in value) || !('info' in value)) return false;
  return typeof value.paths === 'object' && value.paths !== null && typeof value.info === 'object';
}
