/** Results of one server for one mail, by method (RFC 8601, 2.2). */
interface ServerResults {
  /** Its authserv-id in small letters. */
  readonly server: string;
  readonly results: readonly MethodResult[];
}

interface MethodResult {
  readonly method: string;
  readonly result: string;
  /** Such as `header.from`; of several properties with one name the first counts. */
  readonly properties: ReadonlyMap<string, string>;
}

/** Result for the domain of a mail's author. UNSTATED: the server states no result for it, or did not check the mail. */
export type SenderCheck = 'PASSED' | 'FAILED' | 'UNSTATED';

/** Longer fields are not read. */
const LONGEST_FIELD = 32_768;

/**
 * Returns the result of the trusted server for the author's domain.
 *
 * Method   RFC 8601, 5: fields of another authserv-id are ignored at any position. Any `dmarc=fail` of the trusted server
 *          counts; for each method the topmost field counts, since a server writes above the received header. Without a
 *          result of DMARC, a pass of DKIM or SPF counts whose domain is aligned with that of the author (RFC 7489, 3.1, relaxed, without
 *          the list of public suffixes)
 *
 * @param fields          values of `Authentication-Results`, the topmost first
 * @param trustedServer   authserv-id of the operator's own mail server
 * @param domain          of the address in `From`, in small letters
 */
export function senderCheck(fields: readonly string[], trustedServer: string, domain: string): SenderCheck {
  const believed = fields.map(readResults).filter((field) => field?.server === trustedServer.toLowerCase());
  const byMethod = (method: string): readonly MethodResult[] =>
    believed
      .map((field) => field!.results.filter((entry) => entry.method === method))
      .find(({ length }) => length > 0) ?? [];
  const isFailed = believed.some((field) =>
    field!.results.some(({ method, result }) => method === 'dmarc' && result === 'fail'),
  );
  if (isFailed) return 'FAILED';
  const dmarc = byMethod('dmarc');
  const isOfAuthor = ({ properties }: MethodResult) =>
    (properties.get('header.from') ?? domain).toLowerCase() === domain;
  if (dmarc.some((entry) => entry.result === 'pass' && isOfAuthor(entry))) return 'PASSED';
  if (dmarc.some(({ result }) => result !== 'none')) return 'UNSTATED';
  const isAligned = (entry: MethodResult): boolean =>
    entry.result === 'pass' && DOMAIN_PROPERTIES.some((name) => areAligned(entry.properties.get(name), domain));
  return [...byMethod('dkim'), ...byMethod('spf')].some(isAligned) ? 'PASSED' : 'UNSTATED';
}

/** Returns the authserv-ids in the fields of a mail, true and forged ones. */
export const serversOf = (fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) => readResults(field)?.server ?? []).filter((server) => /^[a-z0-9._-]{1,100}$/.test(server));

/** Properties with the domain of a signature (DKIM) or of an envelope (SPF). */
const DOMAIN_PROPERTIES = ['header.d', 'smtp.mailfrom'];

function areAligned(place: string | undefined, domain: string): boolean {
  const signed = (place ?? '').slice((place ?? '').lastIndexOf('@') + 1).toLowerCase();
  if (!signed.includes('.')) return false;
  return signed === domain || signed.endsWith(`.${domain}`) || domain.endsWith(`.${signed}`);
}

/** Returns undefined for a field that does not have the form of RFC 8601. */
function readResults(field: string): ServerResults | undefined {
  const tokens = field.length > LONGEST_FIELD ? undefined : tokensOf(field);
  if (tokens === undefined) return undefined;
  const [[server, ...version] = [], ...segments] = segmentsOf(tokens);
  // Some servers omit the authserv-id, so that the field starts with a result: no server can be compared.
  if (server === undefined || version.length > 1 || version.includes('=')) return undefined;
  return { server: server.toLowerCase(), results: segments.flatMap(resultOf) };
}

function resultOf([method = '', equals, result = '', ...tokens]: readonly string[]): MethodResult[] {
  if (equals !== '=') return [];
  const properties = new Map<string, string>();
  for (let at = 0; at < tokens.length; at++) {
    const [name, sign, value] = tokens.slice(at, at + 3);
    if (sign !== '=' || name === '=' || value === undefined) continue;
    if (!properties.has(name!.toLowerCase())) properties.set(name!.toLowerCase(), value);
    at += 2;
  }
  return [{ method: method.toLowerCase().replace(/\/\d+$/, ''), result: result.toLowerCase(), properties }];
}

function segmentsOf(tokens: readonly Token[]): string[][] {
  const segments: string[][] = [[]];
  for (const { text, isSign } of tokens) {
    if (isSign && text === ';') segments.push([]);
    else segments.at(-1)!.push(text);
  }
  return segments;
}

interface Token {
  readonly text: string;
  /** A semicolon or equals sign outside quotes. */
  readonly isSign: boolean;
}

/** Returns words, quoted strings without quotes, and signs, without comments; undefined for an open quote or comment. */
function tokensOf(field: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let word = '';
  const endWord = () => {
    if (word !== '') tokens.push({ text: word, isSign: false });
    word = '';
  };
  for (let at = 0; at < field.length; at++) {
    const sign = field.charAt(at);
    if (sign === '(') {
      const end = endOfComment(field, at);
      if (end === undefined) return undefined;
      endWord();
      at = end;
    } else if (sign === '"') {
      const end = endOfQuote(field, at);
      if (end === undefined) return undefined;
      // A quoted local part and its domain form one word.
      word += field.slice(at + 1, end).replaceAll(/\\(.)/g, '$1');
      at = end;
    } else if (sign === ';' || sign === '=') {
      endWord();
      tokens.push({ text: sign, isSign: true });
    } else if (/\s/.test(sign)) endWord();
    else word += sign;
  }
  endWord();
  return tokens;
}

function endOfComment(field: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < field.length; at++) {
    const sign = field.charAt(at);
    if (sign === '\\') at++;
    else if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return at;
  }
  return undefined;
}

function endOfQuote(field: string, from: number): number | undefined {
  for (let at = from + 1; at < field.length; at++) {
    const sign = field.charAt(at);
    if (sign === '\\') at++;
    else if (sign === '"') return at;
  }
  return undefined;
}
