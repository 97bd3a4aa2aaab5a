/** Front matter of a guide. */
export interface FrontMatter {
  readonly title: string;
  /** Position in the contents. */
  readonly order: number;
  /** Name in the address, if different from the file name. */
  readonly page?: string;
  /** The service whose users the guide is for; undefined for all users. */
  readonly service?: string;
}

const FENCE = '---';

/** Separates the front matter of a guide from its text. Throws with the file name if there is no front matter. */
export function readFrontMatter(file: string, text: string): { readonly front: FrontMatter; readonly body: string } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) throw new Error(`${file}: no front matter; begin it with title and order`);
  const values = new Map<string, string>();
  for (const line of lines.slice(1, end)) {
    const [, key, value] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${file}: "${line}" in its front matter is not read`);
    values.set(key, value.replace(/^(["'])(.*)\1$/, '$2'));
  }
  const title = values.get('title') ?? '';
  const order = values.get('order') ?? '';
  if (title === '') throw new Error(`${file}: its front matter has no title`);
  if (!/^\d+(\.\d+)?$/.test(order)) throw new Error(`${file}: its front matter has no order that is a number`);
  const page = values.get('page');
  const service = values.get('service');
  return {
    front: { title, order: Number(order), ...(page && { page }), ...(service && { service }) },
    body: lines.slice(end + 1).join('\n'),
  };
}
