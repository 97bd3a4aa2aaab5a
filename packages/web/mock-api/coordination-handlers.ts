import type { AnswerForm, Coordination, CoordinationEntry } from '@keepout/contract/ca/coordination';
import { COORDINATION_EXAMPLES } from '@keepout/contract/ca/coordination-examples';
import type { OperatorContact } from '@keepout/contract/ca/operator-contact';
import { RECORDED } from '@keepout/contract/recorded';
import { tell, withStatement } from '@keepout/contract/sentences';
import { inHours, now } from './clock.ts';
import { type Handler, on } from './handlers.ts';
import { changedMeanwhile, mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';

const { objects } = COORDINATION_EXAMPLES.OperatorContactBody;
const CONTACT: OperatorContact = { ...RECORDED.createOperatorContact, objects };
const FORM: AnswerForm = { ...RECORDED.readAnswerForm, operatorName: 'Aurora Space', missDistance: 214.7 };
const EXAMPLE: Coordination = {
  ...RECORDED.getCoordination,
  secondaryName: 'MERIDIAN-17',
  secondaryOwner: 'GER',
  whoMoves: 'AGREE',
  ...withStatement('reason', tell('moves-agree')),
};

/** Who moves, the same of every event, and other operators. */
export function coordinationHandlers(scenario: Scenario): readonly Handler[] {
  const isEmpty = scenario.coordination === 'none';
  let contacts: OperatorContact[] = isEmpty
    ? []
    : [
        { ...CONTACT, contactId: 'opc-1' },
        { ...CONTACT, contactId: 'opc-2', name: 'OneWeb', objects: ['ONEWEB*'], agreement: 'THEY_MOVE', note: '' },
      ];
  let links = isEmpty ? [] : EXAMPLE.links.map((link) => ({ ...link, expiresAt: inHours(40), createdAt: inHours(-8) }));
  let entries: CoordinationEntry[] = isEmpty
    ? []
    : [{ ...RECORDED.createCoordinationEntry, entryId: 'cen-1', at: inHours(-3) }];
  const stated = (side: CoordinationEntry['side']) => {
    const entry = entries.find((each) => each.side === side && each.intent !== 'NOTE');
    return entry === undefined ? null : { intent: entry.intent, at: entry.at, who: entry.who || entry.by };
  };
  const coordination = (conjunctionId: string): Coordination => {
    const [ours, theirs] = [stated('OURS'), stated('THEIRS')];
    const isContradictory = ours?.intent === theirs?.intent && (ours?.intent === 'MOVES' || ours?.intent === 'STAYS');
    return { ...EXAMPLE, conjunctionId, contacts, entries, links, ours, theirs, isContradictory };
  };
  const find = (contactId: string) => contacts.find((contact) => contact.contactId === contactId);
  return [
    on('listOperatorContacts', () => contacts.toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    on('getOperatorContact', ({ params }) => find(params.contactId)),
    on('createOperatorContact', ({ body }) => {
      if (contacts.some(({ name }) => name === body.name))
        return mockProblem('contact-exists', `There is a contact ${body.name} already.`);
      const contact: OperatorContact = { ...CONTACT, ...body, contactId: `opc-${contacts.length + 1}`, version: 1 };
      contacts = [...contacts, contact];
      return contact;
    }),
    on('changeOperatorContact', ({ params, body, request }) => {
      const contact = find(params.contactId);
      if (contact === undefined) return undefined;
      const { contactId, version } = contact;
      if (request.headers.get('if-match') !== `"${version}"`) return changedMeanwhile();
      const changed: OperatorContact = { ...contact, ...body, contactId, version: version + 1 };
      contacts = contacts.map((each) => (each === contact ? changed : each));
      return changed;
    }),
    on('deleteOperatorContact', ({ params }) => {
      if (find(params.contactId) === undefined) return undefined;
      contacts = contacts.filter(({ contactId }) => contactId !== params.contactId);
      return null;
    }),
    on('importOperatorContacts', () => ({
      added: 1,
      changed: 0,
      unchanged: 2,
      rejected: [{ line: 4, field: 'email', message: 'email: nobody cannot be taken.' }],
    })),
    on('getCoordination', ({ params }) => coordination(params.conjunctionId)),
    on('createCoordinationEntry', ({ body }) => {
      const entry: CoordinationEntry = { ...body, entryId: `cen-${entries.length + 1}`, at: now(), by: 'demo' };
      entries = [entry, ...entries];
      return entry;
    }),
    on('createCoordinationLink', ({ body }) => {
      const { hours, ...asked } = body;
      const { address, ...example } = RECORDED.createCoordinationLink;
      const times = { expiresAt: inHours(hours), createdAt: now() };
      const open = { ...example, ...asked, ...times, linkId: `cln-${links.length + 1}` };
      links = [open, ...links];
      return { ...open, address };
    }),
    on('deleteCoordinationLink', ({ params }) => {
      if (!links.some(({ linkId }) => linkId === params.linkId)) return undefined;
      links = links.filter(({ linkId }) => linkId !== params.linkId);
      return null;
    }),
    on('readAnswerForm', () => ({ ...FORM, tca: inHours(20), decideBy: inHours(8), expiresAt: inHours(40) })),
    on('sendAnswer', ({ body: { who, intent, note } }) => ({ ...FORM, given: [{ who, intent, note, at: now() }] })),
  ];
}
