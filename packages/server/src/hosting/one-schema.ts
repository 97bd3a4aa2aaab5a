const PREFIX = '#/components/schemas/';

/**
 * A description in which what is sent and what is answered share a schema where both are the same: the generator makes one of
 * each (`Name`, `NameInput`) for every schema that goes both ways.
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
  return JSON.parse(text) as D;
}
