import { fail, ok, type Result } from '@keepout/units/result';
import { SaxesParser } from 'saxes';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { LONGEST_TEXT, LONGEST_VALUE } from './kvn.ts';
import { printable } from './printable.ts';

/** An element of a message: name without prefix, attributes, its own text trimmed, children in order, 1-based line. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
  readonly line: number;
}

/** No message nests deeper than nine elements. */
export const DEEPEST_ELEMENT = 32;
/** A root element carries a handful of namespaces, any other element one or two attributes. */
export const MOST_ATTRIBUTES = 64;
/** Longest text of one element, characters. */
export const LONGEST_ELEMENT_TEXT: number = LONGEST_VALUE;

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
  line: number;
}

/** Carries the first fault out of the parser's callbacks; never leaves this file. */
class XmlStop {
  readonly fault: MessageFault;
  constructor(fault: MessageFault) {
    this.fault = fault;
  }
}

/**
 * Reads an XML text into an element tree. A DOCTYPE is refused before anything is parsed, so there are no entities
 * beyond the five of XML, no file is fetched and no entity expands.
 *
 * @param take   called for each closed element; true takes it out of the tree (large catalogues are read in pieces)
 * @returns ok: the root | fault: "doctype-refused" | "malformed-xml" | "xml-too-deep" | "xml-too-many-attributes"
 *          | "too-large" | "truncated"
 */
export function parseXml(
  text: string,
  take?: (element: XmlElement, depth: number) => boolean,
): Result<XmlElement, MessageFault> {
  if (text.length > LONGEST_TEXT) return fail(messageFault('too-large', { limit: LONGEST_TEXT }));
  const doctype = doctypeAt(text);
  if (doctype > 0) return fail(messageFault('doctype-refused', { line: doctype, value: '<!DOCTYPE' }));
  const long = longTextAt(text);
  if (long > 0) return fail(messageFault('too-large', { line: long, limit: LONGEST_ELEMENT_TEXT }));
  try {
    return ok(buildTree(text, take));
  } catch (stop) {
    if (stop instanceof XmlStop) return fail(stop.fault);
    throw stop;
  }
}

function buildTree(text: string, take?: (element: XmlElement, depth: number) => boolean): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let attributeCount = 0;
  const stop = (code: MessageFault['code'], value?: string, limit?: number): never => {
    throw new XmlStop(messageFault(code, { line: parser.line, value, limit }));
  };
  parser.on('doctype', () => stop('doctype-refused', '<!DOCTYPE'));
  parser.on('error', (error) => {
    // An unclosed element is reported at the end of the text: the file was cut.
    if (error.message.includes('unclosed tag') || error.message.includes('end of') || error.message.includes('end; ')) {
      stop('truncated');
    }
    stop('malformed-xml', error.message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('opentagstart', () => {
    attributeCount = 0;
    if (open.length >= DEEPEST_ELEMENT) stop('xml-too-deep', undefined, DEEPEST_ELEMENT);
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > MOST_ATTRIBUTES) stop('xml-too-many-attributes', undefined, MOST_ATTRIBUTES);
  });
  parser.on('opentag', (tag) => {
    open.push({ name: localName(tag.name), attributes: tag.attributes, text: '', children: [], line: parser.line });
  });
  const addText = (piece: string): void => {
    const parent = open[open.length - 1];
    // Blanks between the children of a large element would add up to megabytes.
    if (parent === undefined || (parent.text === '' && piece.trim() === '')) return;
    if (parent.text.length + piece.length > LONGEST_ELEMENT_TEXT) stop('too-large', undefined, LONGEST_ELEMENT_TEXT);
    parent.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    element.text = oneLine(element.text).trim();
    const parent = open[open.length - 1];
    if (take?.(element, open.length) === true) {
      if (parent === undefined) root = { ...element, children: [] };
      return;
    }
    if (parent === undefined) root = element;
    else parent.children.push(element);
  });
  parser.write(text);
  parser.close();
  if (root === undefined) return stop('truncated');
  return root;
}

/** The line of a DOCTYPE (or any other declaration) before the first element; 0 without one. */
function doctypeAt(text: string): number {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (;;) {
    const open = text.indexOf('<', at);
    if (open < 0) return 0;
    if (text.startsWith('<!--', open)) at = after(text, '-->', open);
    else if (text.startsWith('<?', open)) at = after(text, '?>', open);
    else if (text.startsWith('<!', open)) return lineAt(text, open);
    else return 0;
  }
}

/**
 * The line of a stretch without any markup that is longer than an element and its attributes may be; 0 without
 * one. The parser would gather a text of a hundred megabytes before its length could be refused.
 */
function longTextAt(text: string): number {
  const maxLength = 2 * LONGEST_ELEMENT_TEXT;
  for (let open = text.indexOf('<'); open >= 0; ) {
    const next = text.indexOf('<', open + 1);
    if ((next < 0 ? text.length : next) - open > maxLength) return lineAt(text, open);
    open = next;
  }
  return 0;
}

function after(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from);
  return index < 0 ? text.length : index + mark.length;
}

function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Escapes text for an element or a double-quoted attribute; characters that XML 1.0 forbids become spaces. */
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"]/g, escapeOne);
}

function escapeOne(character: string): string {
  if (character === '&') return '&amp;';
  if (character === '<') return '&lt;';
  return character === '>' ? '&gt;' : '&quot;';
}

/** Text on one line: a KVN value cannot hold a line end, so none may enter through another notation. */
export function oneLine(xmlText: string): string {
  const text = printable(xmlText);
  return text.includes('\n') || text.includes('\r') ? text.replace(/\s*[\r\n]+\s*/g, ' ') : text;
}

/** First child element with the name. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** True for `xsi:nil="true"`, written with or without its prefix: the element is there but has no value. */
export function isNil(element: XmlElement): boolean {
  return (element.attributes['xsi:nil'] ?? element.attributes['nil']) === 'true';
}
