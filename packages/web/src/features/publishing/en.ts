import { textsOf } from '../../i18n/texts.ts';

/** The English texts of the page of what goes out. */
export const en = {
  title: 'Publications',
  intro:
    'Orbits of your satellites that go to others: as candidates to be screened, or as the orbit that is flown. Files are written first, and leave when somebody confirms it. Send plans from the export of an event.',
  send: 'Send an orbit',
  refreshing: 'Refreshing what went out',
  none: 'Nothing went out yet. Plans are sent from the export of an event.',
  recipients: {
    title: 'Recipients',
    intro: 'Nothing is sent to a recipient by itself.',
    table: 'Recipients',
    none: 'There is nobody to send to yet.',
    noneForUsers: 'There is nobody to send to yet. Whoever administers collision avoidance can add a recipient.',
    add: 'Add a recipient',
    edit: 'Edit',
    remove: 'Remove',
    columns: { name: 'Name', kind: 'Kind', address: 'Address', account: 'Account', actions: 'Actions' },
    certificate: {
      holds: (until: string) => `certificate until ${until}`,
      ends: (until: string) => `certificate ends ${until}`,
      ended: (until: string) => `certificate ended ${until}`,
    },
  },
  form: {
    addTitle: 'Add a recipient',
    editTitle: (name: string) => `Recipient ${name}`,
    create: 'Add',
    save: 'Save',
    name: 'Name',
    kind: 'Kind',
    kindHints: {
      SPACE_TRACK: 'OEM, by the form of the site. The address of its upload is with your account there.',
      TRACSS: 'OCM by its rules, with a token of your client.',
      STARLINK: 'OEM with a covariance at each state, by a certificate of your own.',
      MONITOR_SPACE_HAZARDS: 'OEM of at most 20 MB, with a token of your client.',
      FOLDER: 'OEM, into a folder of the installation from which others fetch.',
    },
    address: 'Address',
    addressHint: 'https, where files are sent',
    folderHint: 'One name, below the folder of your organisation',
    signInAddress: 'Signs in at',
    identity: 'Account',
    password: 'Password',
    certificate: 'Certificate and key',
    certificateHint: 'Both as PEM, one after the other',
    kept: 'Kept sealed; leave it empty to keep it',
    objectNames: 'What it calls your satellites',
    objectNamesHint: 'A line each: catalogue number, a space, and the name there',
    programsMayConfirm: 'Programs may confirm publications to it',
    faults: {
      address: 'Write an address that begins with https://.',
      folder: 'Write one name of letters, digits, dots and hyphens.',
      identity: 'This recipient needs an account.',
      secret: 'This recipient needs a proof of who sends.',
      objectNames: 'Write a catalogue number, a space and a name in each line, each number once.',
    },
  },
  remove: {
    title: 'Remove the recipient?',
    text: (name: string) => `Nothing can be sent to ${name} any more. What was sent stays in the log.`,
  },
};

export const usePublishingPageText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
