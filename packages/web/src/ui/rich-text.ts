/** The tags a tooltip may use, without attributes (C-09). */
const allowed = ['b', 'i', 'em', 'strong', 'code', 'kbd', 'sub', 'sup', 'br'] as const;
export type RichTag = (typeof allowed)[number];
export type RichNode = string | { readonly tag: RichTag; readonly children: readonly RichNode[] };

interface Open {
  readonly tag: RichTag | undefined;
  readonly children: RichNode[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_all, name: string) => entities[name] ?? '');
const isAllowed = (tag: string): tag is RichTag => (allowed as readonly string[]).includes(tag);

/**
 * Reads a text with a few inline tags into nodes that React draws itself. No HTML reaches the document: a tag that is
 * not on the list, or carries an attribute, disappears and its text stays.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: Open = { tag: undefined, children: [] };
  const stack: Open[] = [root];
  const top = () => stack[stack.length - 1] ?? root;
  const close = () => {
    const done = stack.pop();
    if (done?.tag) top().children.push({ tag: done.tag, children: done.children });
  };
  for (const piece of html.split(/(<[^<>]*>)/)) {
    const [, slash, name] = /^<(\/?)([a-z]+)\s*\/?>$/i.exec(piece) ?? [];
    const tag = name?.toLowerCase();
    if (tag !== undefined && isAllowed(tag)) {
      if (tag === 'br') top().children.push({ tag, children: [] });
      else if (!slash) stack.push({ tag, children: [] });
      else if (stack.some((open) => open.tag === tag)) {
        while (top().tag !== tag) close();
        close();
      }
      continue;
    }
    if (!/^<[^<>]*>$/.test(piece) && piece !== '') top().children.push(decode(piece));
  }
  while (stack.length > 1) close();
  return root.children;
}
