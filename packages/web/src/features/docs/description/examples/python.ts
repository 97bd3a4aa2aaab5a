import { type ExampleCall, exampleUrl } from './example-call.ts';

const INDENT = '    ';

/** Returns the call in Python with the standard library only. */
export function pythonOf(call: ExampleCall): string {
  const isForm = call.body.kind === 'form';
  const lines = [
    ...(call.answer === 'json' || call.body.kind === 'json' ? ['import json'] : []),
    'import os',
    ...(call.answer === 'text' || call.answer === 'binary' ? ['import sys'] : []),
    'import urllib.request',
    ...(isForm ? ['import uuid'] : []),
    '',
    ...(call.body.kind === 'form' ? formOf(call.body.field) : []),
    'request = urllib.request.Request(',
    `${INDENT}os.environ["URL"] + ${JSON.stringify(exampleUrl(call))},`,
    ...(call.method === 'GET' ? [] : [`${INDENT}method="${call.method}",`]),
    `${INDENT}headers={`,
    `${INDENT}${INDENT}"Authorization": "Bearer " + os.environ["TOKEN"],`,
    ...(call.body.kind === 'json' ? [`${INDENT}${INDENT}"Content-Type": "application/json",`] : []),
    ...(isForm ? [`${INDENT}${INDENT}"Content-Type": "multipart/form-data; boundary=" + boundary,`] : []),
    `${INDENT}},`,
    ...(call.body.kind === 'json' ? [`${INDENT}data=json.dumps(${literal(call.body.value, 1)}).encode(),`] : []),
    ...(isForm ? [`${INDENT}data=form,`] : []),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    ...readingOf(call).map((line) => INDENT + line),
  ];
  return lines.join('\n');
}

function formOf(field: string): readonly string[] {
  return [
    'boundary = uuid.uuid4().hex',
    'name = os.path.basename(os.environ["FILE"])',
    'with open(os.environ["FILE"], "rb") as file:',
    `${INDENT}content = file.read()`,
    'head = (',
    `${INDENT}"--" + boundary + "\\r\\n"`,
    `${INDENT}'Content-Disposition: form-data; name="${field}"; filename="' + name + '"\\r\\n\\r\\n'`,
    ')',
    'form = head.encode() + content + ("\\r\\n--" + boundary + "--\\r\\n").encode()',
    '',
  ];
}

function readingOf({ answer }: ExampleCall): readonly string[] {
  if (answer === 'json') return ['print(json.dumps(json.load(answer), indent=2))'];
  if (answer === 'stream') return ['for line in answer:', `${INDENT}print(line.decode().rstrip())`];
  return answer === 'none' ? ['print(answer.status)'] : ['sys.stdout.buffer.write(answer.read())'];
}

/** Returns a value as a Python literal. */
function literal(value: unknown, depth: number): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inside = INDENT.repeat(depth + 1);
  const end = INDENT.repeat(depth);
  const entries = Array.isArray(value)
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${literal(item, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return entries.length === 0
    ? `${open}${close}`
    : `${open}\n${entries.map((entry) => `${inside}${entry},\n`).join('')}${end}${close}`;
}
