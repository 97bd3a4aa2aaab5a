import { textsOf } from '../../i18n/texts.ts';

/** English texts of the page of publications. */
export const en = {
  title: 'Publications',
  intro:
    'Ephemerides of your satellites for other organisations: candidates to be screened, or operational orbits. Files are prepared first and sent after confirmation. Send plans from the export of a conjunction.',
  send: 'Send orbit',
  refreshing: 'Refreshing publications',
  none: 'No publications yet. Send an orbit here, or a plan from the export of a conjunction.',
  recipients: {
    title: 'Recipients',
    intro: 'Files are sent to a recipient only after a user or a permitted program confirms them.',
    table: 'Recipients',
    none: 'No recipients yet.',
    noneForUsers: 'No recipients yet. Ask an administrator of Collision Avoidance to add a recipient.',
    add: 'Add recipient',
    edit: 'Edit',
    remove: 'Remove',
    columns: { name: 'Name', kind: 'Kind', address: 'Address', account: 'Account', actions: 'Actions' },
    certificate: {
      holds: (until: string) => `certificate valid until ${until}`,
      ends: (until: string) => `certificate expires ${until}`,
      ended: (until: string) => `certificate expired ${until}`,
    },
  },
  form: {
    addTitle: 'Add recipient',
    editTitle: (name: string) => `Recipient ${name}`,
    create: 'Add recipient',
    save: 'Save',
    name: 'Name',
    kind: 'Kind',
    kindHints: {
      SPACE_TRACK: 'OEM, sent through the upload form. Your Space-Track account shows the upload address.',
      TRACSS: 'OCM by the rules of TraCSS, with a token of your client.',
      STARLINK: 'OEM with a covariance at each state, sent with your own certificate.',
      MONITOR_SPACE_HAZARDS: 'OEM up to 20 MB, with a token of your client.',
      FOLDER: 'OEM, written to a folder of the server from which others download it.',
    },
    address: 'Address',
    addressHint: 'HTTPS address',
    folderHint: 'Name of a subfolder in the folder of your organisation',
    signInAddress: 'Sign-in address',
    identity: 'Account',
    password: 'Password',
    certificate: 'Certificate and key',
    certificateHint: 'Both in PEM format, one after the other',
    kept: 'Stored encrypted. Leave empty to keep it.',
    objectNames: 'Names of your satellites at the recipient',
    objectNamesHint: 'One line per satellite: catalogue number, space, name',
    programsMayConfirm: 'Programs may confirm publications to this recipient',
    faults: {
      address: 'Enter an address that begins with https://.',
      folder: 'Enter one name of letters, digits, dots and hyphens.',
      identity: 'Enter the account: this recipient requires one.',
      secret: 'Enter the credentials: this recipient requires them.',
      objectNames: 'Enter a catalogue number, a space and a name in each line, each number once.',
    },
  },
  remove: {
    title: 'Remove the recipient?',
    text: (name: string) => `No further files can be sent to ${name}. Sent files remain in the log.`,
  },
};

export const usePublishingPageText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
