/** What stands in a sentence beside its words: a text as it is, a number, or a time. */
export type Figures = Readonly<Record<string, string | number>>;

/**
 * The sentences of a service in English by their codes. What stands in braces is a figure: `{name}` a text, `{count#}` a number, `{at@}` a
 * time, `{way!}` one of the words of the table. `pass(es)` is the plural of whatever the number before it counts.
 */
export type SentenceTable = Readonly<Record<string, string>>;

type Holes<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
/** What a sentence needs, by its own text. */
export type FiguresOf<Text extends string, Word extends string = string> = {
  readonly [Hole in Holes<Text> as Hole extends `${infer Name}${'#' | '@' | '!'}`
    ? Name
    : Hole]: Hole extends `${string}#` ? number : Hole extends `${string}!` ? Word : string;
};

/** A text that is a sentence of a table, or somebody else's and said to be. */
export type Told = string & { readonly told: true };

const HOLE = /\{([a-zA-Z]+)([#@!]?)\}|\(([a-z]+)\)/g;

/** A sentence with its figures put in. */
export function written(template: string, figures: Figures): string {
  let count = 0;
  return template.replace(HOLE, (_, name: string | undefined, _kind, plural: string) => {
    if (name === undefined) return count === 1 ? '' : plural;
    const value = figures[name];
    if (typeof value === 'number') count = value;
    return String(value ?? '');
  });
}

const TIME = '\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)? ?Z';
const NUMBER = '-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?';

/** The expression that a written sentence matches, each figure a group by its name. */
export function expressionOf(template: string, words: readonly string[]): RegExp {
  const one = words.map(escaped).join('|');
  const kinds: Readonly<Record<string, string>> = { '': '.+?', '#': NUMBER, '@': TIME, '!': one };
  let expression = '';
  let at = 0;
  for (const hole of template.matchAll(HOLE)) {
    const [whole, name, kind = '', plural] = hole;
    expression += escaped(template.slice(at, hole.index));
    expression += name === undefined ? `(?:${plural})?` : `(?<${name}>${kinds[kind]})`;
    at = hole.index + whole.length;
  }
  return new RegExp(`^${expression}${escaped(template.slice(at))}$`, 's');
}

/** What a figure is on the wire, by how it stands in the sentence. */
export function figureOf(template: string, name: string, text: string): string | number {
  if (template.includes(`{${name}#}`)) return Number(text);
  if (template.includes(`{${name}@}`)) return text.replace(' ', 'T').replace(' Z', 'Z');
  return text;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
