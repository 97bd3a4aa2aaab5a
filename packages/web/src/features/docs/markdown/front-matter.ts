/** What the head of a guide says of it. */
export interface FrontMatter {
  readonly title: string;
  /** Place in the contents. */
  readonly order: number;
  /** Its name in the address, where that is not the name of the file. */
  readonly page?: string;
  /** The service whose users it is for; of all when absent. */
  readonly service?: string;
}

const FENCE = '---';

/** Parts the head of a guide from what is read. Throws with the name of the file: a guide without a head is no page. */
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
