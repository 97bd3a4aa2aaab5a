/** Inline text with code, emphasis and links. */
export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

const CODE = /`(?<code>[^`]+)`/;
const LINK = /\[(?<label>(?:[^[\]]|\[[^\]]*\])+)\]\((?<href>[^)\s]+)\)/;
const STRONG = /\*\*(?<strong>(?:[^*]|\*(?!\*))+)\*\*/;
/** Emphasis; excludes an asterisk between digits or letters, such as that of a product. */
const EMPHASIS = /(?<![\p{L}\d*])\*(?<emphasis>[^\s*](?:[^*]*[^\s*])?)\*(?![\p{L}\d*])/u;
const ESCAPED = /\\(?<escaped>[\\`*_|<>[\]])/;
const TOKEN = new RegExp([CODE, LINK, STRONG, EMPHASIS, ESCAPED].map(({ source }) => source).join('|'), 'gu');

/** Parses the text of a paragraph, a cell or a heading. HTML is treated as text. */
export function readInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) parts.push(text.slice(from, to));
  };
  for (const match of text.matchAll(TOKEN)) {
    plain(match.index);
    const { code, label, href, strong, emphasis, escaped } = match.groups ?? {};
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', href, children: readInline(label) });
    else if (strong !== undefined) parts.push({ kind: 'strong', children: readInline(strong) });
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', children: readInline(emphasis) });
    else if (escaped !== undefined) parts.push(escaped);
    from = match.index + match[0].length;
  }
  plain(text.length);
  return parts;
}

/** Returns the text without markup. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'code' ? part.text : plainText(part.children);
    })
    .join('');
}
