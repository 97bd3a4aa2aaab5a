import type { Sentence } from '../platform/sentence.ts';
import { TOLD_DE, TOLD_WORDS_DE } from './sentences.ts';

const templates: Readonly<Record<string, string>> = TOLD_DE;
const words: Readonly<Record<string, string>> = TOLD_WORDS_DE;
const ISO = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z$/;

/** Sentences of the server in German; what somebody else wrote stays as it is, and so does a sentence that is not known here. */
export function toldInGerman(text: string, sentences: readonly Sentence[]): string {
  const said = sentences.map(({ code, figures }) => {
    const template = templates[code];
    return template === undefined ? figures['text'] : formed(template, figures);
  });
  return said.length === 0 || said.includes(undefined) ? text : said.join(' ');
}

const formed = (template: string, figures: Sentence['figures']): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => figure(figures[name]));

function figure(value: string | number | undefined): string {
  const text = String(value ?? '');
  const [, day, time] = ISO.exec(text) ?? [];
  return day === undefined ? (words[text] ?? text) : `${day} ${time} Z`;
}
