/** How a form of files is described: one file or more as `file`, and fields beside them. */
export function uploadBody(files: string, fields: Readonly<Record<string, object>> = {}): object {
  const file = { type: 'array', minItems: 1, description: files, items: { type: 'string', format: 'binary' } };
  return { type: 'object', required: ['file'], properties: { file, ...fields } };
}

/** The body of a route that takes such a form and nothing else. */
export function uploadForm(...described: Parameters<typeof uploadBody>): {
  readonly required: true;
  readonly content: Readonly<Record<'multipart/form-data', { readonly schema: object }>>;
} {
  return { required: true, content: { 'multipart/form-data': { schema: uploadBody(...described) } } };
}
