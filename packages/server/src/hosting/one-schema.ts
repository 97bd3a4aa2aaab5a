const PREFIX = '#/components/schemas/';

/**
 * A description in which what is sent and what is answered share a schema where both are the same: the generator makes one of
 * each (`Name`, `NameInput`) for every schema that goes both ways. One that only goes in has its own name.
 */
export function shareSchemas<D extends object>(document: D): D {
  const schemas = (document as { components?: { schemas?: Record<string, unknown> } }).components?.schemas;
  if (schemas === undefined) return document;
  let text = JSON.stringify(document);
  for (let before = ''; before !== text; ) {
    before = text;
    const now = (JSON.parse(text) as { components: { schemas: Record<string, unknown> } }).components.schemas;
    for (const [name, schema] of Object.entries(now)) {
      const base = name.replace(/Input$/, '');
      if (base === name || JSON.stringify(now[base]) !== JSON.stringify(schema)) continue;
      text = text.replaceAll(`"${PREFIX}${name}"`, `"${PREFIX}${base}"`);
    }
  }
  return withOwnNames(JSON.parse(text) as D);
}

/** What only goes in has its own name: nothing refers to the one of answers. */
function withOwnNames<D extends object>(document: D): D {
  const { components } = document as { components: { schemas: Record<string, unknown> } };
  let text = JSON.stringify(document);
  const isUsed = (name: string): boolean => text.includes(`"${PREFIX}${name}"`);
  const renamed = Object.keys(components.schemas).filter((name) => {
    const base = name.replace(/Input$/, '');
    return base !== name && isUsed(name) && !isUsed(base);
  });
  for (const name of renamed) text = text.replaceAll(`"${PREFIX}${name}"`, `"${PREFIX}${name.replace(/Input$/, '')}"`);
  const complete = JSON.parse(text) as typeof document & { components: { schemas: Record<string, unknown> } };
  const { schemas } = complete.components;
  for (const name of renamed) {
    schemas[name.replace(/Input$/, '')] = schemas[name];
    delete schemas[name];
  }
  return complete;
}
