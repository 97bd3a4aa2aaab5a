import { expect, it } from 'vitest';
import { withReferencedSchemas } from './referenced-schemas.ts';

it('keeps what paths refer to, also in turn and in circles, and nothing else', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const document = {
    paths: { '/a': { get: { schema: { items: [ref('A')] } } } },
    components: { schemas: { A: { b: ref('B') }, B: { a: ref('A') }, C: { a: ref('A') } }, securitySchemes: { x: {} } },
  };
  const { components } = withReferencedSchemas(document);
  expect(Object.keys(components.schemas)).toEqual(['A', 'B']);
  expect(components.securitySchemes).toEqual({ x: {} });
});
