import type { AnswerForm, Coordination, CoordinationEntry } from '@keepout/contract/ca/coordination';
import { COORDINATION_EXAMPLES } from '@keepout/contract/ca/coordination-examples';
import type { OperatorContact } from '@keepout/contract/ca/operator-contact';
import { RECORDED } from '@keepout/contract/recorded';
import { tell, withStatement } from '@keepout/contract/sentences';
import { inHours, now } from './clock.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';

const { objects } = COORDINATION_EXAMPLES.OperatorContactBody;
const CONTACT: OperatorContact = { ...RECORDED.createOperatorContact, objects };
const FORM: AnswerForm = { ...RECORDED.readAnswerForm, operatorName: 'Aurora Space', missDistance: 214.7 };
const EXAMPLE: Coordination = {
  ...RECORDED.getCoordination,
  secondaryName: 'MERIDIAN-17',
  secondaryOwner: 'GER',
  manoeuvreResponsibility: 'AGREE',
  ...withStatement('reason', tell('moves-agree')),
};

/** Who moves, the same of every event, and other operators. */
export function coordinationHandlers(scenario: Scenario): readonly Handler[] {
  const isEmpty = scenario.coordination === 'none';
  const contacts = mutableRecords<OperatorContact>(
    ({ contactId }) => contactId,
    isEmpty
      ? []
      : [
          { ...CONTACT, contactId: 'opc-1' },
          { ...CONTACT, contactId: 'opc-2', name: 'OneWeb', objects: ['ONEWEB*'], agreement: 'THEY_MOVE', note: '' },
          {
            ...CONTACT,
            contactId: 'opc-3',
            name: 'Halcyon Orbital',
            objects: ['58101-58140'],
            note: 'Flight director on duty',
            source: 'TraCSS',
            receivedAt: inHours(-5),
          },
        ],
  );
  const links = mutableRecords(
    ({ linkId }) => linkId,
    isEmpty ? [] : EXAMPLE.links.map((link) => ({ ...link, expiresAt: inHours(40), createdAt: inHours(-8) })),
  );
  const entries = mutableRecords<CoordinationEntry>(
    ({ entryId }) => entryId,
    isEmpty ? [] : [{ ...RECORDED.createCoordinationEntry, entryId: 'cen-1', at: inHours(-3) }],
  );
  const latestIntent = (side: CoordinationEntry['side']) => {
    const entry = entries.all().find((candidate) => candidate.side === side && candidate.intent !== 'NOTE');
    return entry === undefined ? null : { intent: entry.intent, at: entry.at, who: entry.who || entry.by };
  };
  const coordination = (conjunctionId: string): Coordination => {
    const [ourIntent, theirIntent] = [latestIntent('OURS'), latestIntent('THEIRS')];
    const isContradictory =
      ourIntent?.intent === theirIntent?.intent && (ourIntent?.intent === 'MOVES' || ourIntent?.intent === 'STAYS');
    const records = { contacts: [...contacts.all()], entries: [...entries.all()], links: [...links.all()] };
    return {
      ...EXAMPLE,
      conjunctionId,
      ...records,
      ownStatement: ourIntent,
      otherStatement: theirIntent,
      isContradictory,
    };
  };
  return [
    on('listOperatorContacts', () => contacts.all().toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    on('getOperatorContact', ({ params }) => contacts.find(params.contactId)),
    on('createOperatorContact', ({ body }) => {
      if (contacts.all().some(({ name }) => name === body.name))
        return mockProblem('contact-exists', `There is a contact ${body.name} already.`);
      return contacts.last({ ...CONTACT, ...body, contactId: `opc-${contacts.all().length + 1}`, version: 1 });
    }),
    on('changeOperatorContact', ({ params: { contactId }, body, request }) =>
      contacts.change(request, contactId, { ...body, contactId }),
    ),
    on('deleteOperatorContact', ({ params }) => contacts.remove(params.contactId)),
    on('importOperatorContacts', () => ({
      added: 1,
      changed: 0,
      unchanged: 2,
      rejected: [{ line: 4, field: 'email', message: 'email: nobody cannot be taken.' }],
    })),
    on('getCoordination', ({ params }) => coordination(params.conjunctionId)),
    on('createCoordinationEntry', ({ body }) =>
      entries.first({ ...body, entryId: `cen-${entries.all().length + 1}`, at: now(), by: 'demo' }),
    ),
    on('createCoordinationLink', ({ body }) => {
      const { hours, ...linkBody } = body;
      const { address, ...example } = RECORDED.createCoordinationLink;
      const times = { expiresAt: inHours(hours), createdAt: now() };
      const open = { ...example, ...linkBody, ...times, linkId: `cln-${links.all().length + 1}` };
      return { ...links.first(open), address };
    }),
    on('deleteCoordinationLink', ({ params }) => links.remove(params.linkId)),
    on('readAnswerForm', () => ({ ...FORM, tca: inHours(20), decideBy: inHours(8), expiresAt: inHours(40) })),
    on('sendAnswer', ({ body: { who: personName, intent, note } }) => ({
      ...FORM,
      given: [{ who: personName, intent, note, at: now() }],
    })),
  ];
}
