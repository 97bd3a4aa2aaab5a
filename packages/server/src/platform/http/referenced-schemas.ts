interface Description {
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

const PREFIX = '#/components/schemas/';

/**
 * An API description without the schemas that none of its paths refer to: the generator adds every named schema of the
 * product to each service.
 */
export function withReferencedSchemas<D extends object>(document: D): D {
  const { components } = document as Description;
  const schemas = components?.schemas;
  if (schemas === undefined) return document;
  const referencedNames = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        if (key === '$ref' && typeof member === 'string' && member.startsWith(PREFIX))
          want(member.slice(PREFIX.length));
        else visit(member);
      }
    }
  };
  const want = (name: string): void => {
    if (referencedNames.has(name)) return;
    referencedNames.add(name);
    visit(schemas[name]);
  };
  visit({ ...document, components: undefined });
  // Sorted by name: the load order of modules has no meaning in the description.
  const referencedSchemas = Object.fromEntries([...referencedNames].sort().map((name) => [name, schemas[name]]));
  return { ...document, components: { ...components, schemas: referencedSchemas } };
}
