import { isRecord, type JsonRecord } from '@keepout/ccsds/notation/json';
import { CONTACT_TEXTS, MOST_CONTACT_OBJECTS } from '@keepout/contract/ca/coordination-fields';
import { type OperatorContactBody, operatorContactBody } from '@keepout/contract/ca/operator-contact';

/** Contacts of a directory. */
export interface Directory {
  readonly contacts: readonly OperatorContactBody[];
  /** Organisations without a name, a number, or a way to reach them. */
  readonly left: number;
}

/**
 * The operational contacts of TraCSS: of each organisation its persons, mails and telephones, each as one text, and the numbers of its satellites.
 * The first mail and telephone are those of the contact, all else is its note. More ranges than a contact may have are several contacts.
 *
 * Method   TraCSS SDK, OperationalContactInfoDto of `GET /metadata/contactDirectory/operational/all`
 *
 * @returns undefined where it is no list of records
 */
export function tracssContacts(text: string): Directory | undefined {
  const records = listIn(text);
  if (records === undefined) return undefined;
  const organisations = new Map<string, JsonRecord[]>();
  for (const record of records) {
    const name = wordsIn(record['organization']);
    organisations.set(name, [...(organisations.get(name) ?? []), record]);
  }
  const contacts: OperatorContactBody[] = [];
  let left = 0;
  for (const [name, organisation] of organisations) {
    const ranges = rangesOf(organisation);
    const reach = reachOf(organisation);
    const parts = Array.from({ length: Math.ceil(ranges.length / MOST_CONTACT_OBJECTS) }, (_, part) =>
      operatorContactBody.safeParse({
        name: part === 0 ? name : `${name} (${part + 1})`,
        objects: ranges.slice(part * MOST_CONTACT_OBJECTS, (part + 1) * MOST_CONTACT_OBJECTS),
        ...reach,
      }),
    );
    const isReached = Object.values(reach).some((words) => words !== '');
    if (isReached && parts.length > 0 && parts.every(({ success }) => success))
      contacts.push(...parts.map(({ data }) => data!));
    else left++;
  }
  return { contacts, left };
}

function listIn(text: string): readonly JsonRecord[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isRecord) ? value : undefined;
  } catch {
    return undefined;
  }
}

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the contact details of an organisation: details without a field of their own are added as text. */
function reachOf(organisation: readonly JsonRecord[]) {
  const all = (field: string, separator: RegExp) => [
    ...new Set(organisation.flatMap((record) => wordsIn(record[field]).split(separator).filter(Boolean))),
  ];
  const mails = all('operationalContactEmails', /[\s,;]+/);
  const phones = all('operationalContactPhones', /\s*[,;\n]\s*/);
  const email = mails.find((mail) => mail.length <= CONTACT_TEXTS.email.longest && /^[^@]+@[^@]+$/.test(mail)) ?? '';
  const phone = phones.find((candidate) => candidate.length <= CONTACT_TEXTS.phone.longest) ?? '';
  const furtherAddresses = [...mails, ...phones].filter((address) => address !== email && address !== phone);
  const note = [...all('operationalContactNames', /\s*[;\n]\s*/), ...furtherAddresses].join('; ');
  return { email, phone, note: note.slice(0, CONTACT_TEXTS.note.longest) };
}

/** Catalogue numbers, those that follow each other as one range. */
function rangesOf(organisation: readonly JsonRecord[]): readonly string[] {
  const numbers = organisation
    .flatMap(({ noradIdList }) => (Array.isArray(noradIdList) ? noradIdList.map(Number) : []))
    .filter((number) => Number.isSafeInteger(number) && number > 0);
  const ranges: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
}
