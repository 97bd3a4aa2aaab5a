/** A multipart form for `app.inject`. */
export interface TestForm {
  readonly payload: Buffer;
  readonly headers: { readonly 'content-type': string };
}

export interface TestFormFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly field?: string;
}

const BOUNDARY = '----keepout-test-form';

export function testForm(files: readonly TestFormFile[], fields: Readonly<Record<string, string>> = {}): TestForm {
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ name, content, field }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field ?? 'file'}"; filename="${name}"\r\n` +
          'content-type: application/octet-stream\r\n\r\n',
      ),
      Buffer.from(content as Uint8Array),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ];
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}
