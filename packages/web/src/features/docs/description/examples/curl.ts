import { type ExampleCall, exampleUrl } from './example-call.ts';

/** Returns the call as a curl command. The reader sets `$URL`, `$TOKEN` and `$FILE`. */
export function curlOf(call: ExampleCall): string {
  const parts = ['curl'];
  if (call.answer === 'stream') parts.push('-N');
  parts.push('-H "Authorization: Bearer $TOKEN"');
  if (call.body.kind === 'form') parts.push(`-F "${call.body.field}=@$FILE"`);
  else if (call.body.kind === 'json') {
    parts.push(...(call.method === 'POST' ? [] : [`-X ${call.method}`]), "-H 'Content-Type: application/json'");
    parts.push(`-d ${quoted(JSON.stringify(call.body.value, null, 2))}`);
  } else if (call.method !== 'GET') parts.push(`-X ${call.method}`);
  if (call.answer === 'binary') parts.push('--output answer');
  return [...parts, `"$URL${exampleUrl(call)}"`].join(' \\\n  ').replace(/^curl \\\n\s+/, 'curl ');
}

/** Quotes a text for a shell with single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
