import { catalogueFormatOf } from './catalogue.ts';
import { isBinary, looksLikeItc, looksLikeJson, looksLikeStk, looksLikeXml, summaryOf } from './notation/text-kind.ts';

/** The kinds of message that can be read. */
export type MessageKind = 'oem' | 'cdm' | 'omm' | 'opm' | 'tdm' | 'ocm';

/** A kind with its notation; `omm-*` has one message or several, `oem-itc` is an ephemeris in Modified ITC, `oem-stk` one of STK. */
export type MessageFormat =
  | `${MessageKind}-${'kvn' | 'xml' | 'json'}`
  | 'oem-itc'
  | 'oem-stk'
  | 'omm-csv'
  | 'tle'
  | '3le'
  | 'not-text'
  | 'empty'
  | 'unknown';

const KINDS: readonly MessageKind[] = ['oem', 'cdm', 'omm', 'opm', 'tdm', 'ocm'];
/** Length of text that determines its kind. */
const HEAD = 64 * 1024;

/** Detects the kind of a text, from its beginning; never fails. */
export function detectFormat(text: string): MessageFormat {
  if (isBinary(text)) return 'not-text';
  const head = text.slice(0, HEAD);
  if (head.trim() === '' || head.trim() === '\ufeff') return 'empty';
  if (summaryOf(text) !== undefined) {
    return looksLikeXml(text) ? 'cdm-xml' : looksLikeJson(text) ? 'cdm-json' : 'cdm-kvn';
  }
  if (looksLikeXml(text)) return xmlFormat(head);
  if (looksLikeJson(text)) return jsonFormat(head);
  if (looksLikeItc(head)) return 'oem-itc';
  if (looksLikeStk(head)) return 'oem-stk';
  const version = /^\ufeff?[ \t]*CCSDS_([A-Z]{3})_VERS[ \t]*=/m.exec(head)?.[1]?.toLowerCase();
  const kind = KINDS.find((candidate) => candidate === version);
  if (kind !== undefined) return `${kind}-kvn`;
  const catalogue = catalogueFormatOf(text);
  return catalogue === 'tle' || catalogue === '3le' || catalogue === 'omm-csv' ? catalogue : 'unknown';
}

function xmlFormat(head: string): MessageFormat {
  const withoutComments = head.replace(/<!--[\s\S]*?-->/g, '');
  const root = /<(?:[A-Za-z][\w.-]*:)?([A-Za-z]\w*)/.exec(withoutComments)?.[1];
  const kind = KINDS.find((candidate) => candidate === root);
  if (kind !== undefined) return `${kind}-xml`;
  if (root !== 'ndm') return 'unknown';
  // A combined message: the first message in it determines the kind.
  const inner = /<(?:[A-Za-z][\w.-]*:)?(oem|cdm|omm|opm|ocm|tdm)[\s>]/.exec(withoutComments)?.[1];
  return inner === undefined ? 'unknown' : (`${inner}-xml` as MessageFormat);
}

function jsonFormat(head: string): MessageFormat {
  const version = /"CCSDS_(OEM|CDM|OMM|OPM|OCM|TDM)_VERS"\s*:/.exec(head)?.[1]?.toLowerCase();
  const kind = KINDS.find((candidate) => candidate === version);
  if (kind !== undefined) return `${kind}-json`;
  if (['"SAT1_OBJECT', '"SAT1_X"', '"object1Object'].some((member) => head.includes(member))) return 'cdm-json';
  if (head.includes('"classificationMarking"') && head.includes('"tca"')) return 'cdm-json';
  return head.includes('"MEAN_MOTION"') ? 'omm-json' : 'unknown';
}
