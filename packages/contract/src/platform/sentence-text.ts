import type { Sentence } from './sentence.ts';

/** A list of sentences as data; empty for no statement. The text is formed when it is shown. */
export type Statement = readonly Sentence[];

/**
 * Sentences of a service in a language by code. Braces contain figures: `{name}` a text, `{count#}` a number, `{wrms#2}` a number with
 * two decimals, `{at@}` a time in the format of screens, `{way!}` a word of the table. `pass(es)` is the plural for the preceding number.
 */
export type SentenceTable = Readonly<Record<string, string>>;

type Holes<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
/** Figures of a sentence, from its text. */
export type FiguresOf<Text extends string, Word extends string = string> = {
  readonly [Hole in Holes<Text> as Hole extends `${infer Name}${'#' | '@' | '!'}${string}`
    ? Name
    : Hole]: Hole extends `${string}#${string}` ? number : Hole extends `${string}!` ? Word : string;
};

const HOLE = /\{([a-zA-Z]+)([#@!]?)(\d?)\}|\(([a-z]+)\)/g;
const TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z$/;

/** A placeholder of a template with the text before it: a figure, or (without a name) a plural. */
interface Hole {
  readonly before: string;
  readonly name: string | undefined;
  readonly kind: string;
  readonly form: string;
  readonly plural: string;
}

interface Template {
  readonly holes: readonly Hole[];
  readonly end: string;
}

/** Parsed templates; each template is parsed once. */
const takenApart = new Map<string, Template>();

function templateOf(text: string): Template {
  const keptTemplate = takenApart.get(text);
  if (keptTemplate !== undefined) return keptTemplate;
  let at = 0;
  const holes = [...text.matchAll(HOLE)].map(
    ({ 0: placeholder, 1: name, 2: kind = '', 3: form = '', 4: plural = '', index }) => {
      const before = text.slice(at, index);
      at = index + placeholder.length;
      return { before, name, kind, form, plural };
    },
  );
  const template = { holes, end: text.slice(at) };
  takenApart.set(text, template);
  return template;
}

/** Returns a sentence with its figures. @param words   words of the language by those of the table; absent: words of the table */
export function textOfSentence(text: string, figures: Sentence['figures'], words: SentenceTable = {}): string {
  const { holes, end } = templateOf(text);
  let count = 0;
  let sentence = '';
  for (const { before, name, kind, form, plural } of holes) {
    sentence += before;
    if (name === undefined) {
      if (count !== 1) sentence += plural;
      continue;
    }
    const value = figures[name] ?? '';
    if (typeof value === 'number') {
      count = value;
      sentence += form === '' ? String(value) : value.toFixed(Number(form));
    } else if (kind === '!') sentence += Object.hasOwn(words, value) ? words[value] : value;
    else sentence += kind === '@' ? value.replace(TIME, '$1 $2 Z') : value;
  }
  return sentence + end;
}
