import type { RecipientKind } from './enums.ts';

/** What is to be known of a kind of recipient, said once: for the form, for the files and for whoever sends. */
export interface RecipientKindFacts {
  /** Where files are sent; null: a folder of the installation. */
  readonly address: string | null;
  /** Where the account signs in, if that is elsewhere. */
  readonly signInAddress: string | null;
  /** What proves who sends. */
  readonly proof: 'PASSWORD' | 'CERTIFICATE' | null;
  readonly format: 'oem' | 'ocm';
  /** Each state needs a covariance of its own. */
  readonly covarianceAtEachState: boolean;
  /** It calls satellites by names of its own. */
  readonly namesObjects: boolean;
  /** A candidate may become the orbit that counts by itself. */
  readonly relinquishes: boolean;
  /** The longest file that it takes, in letters; null: it says nothing. */
  readonly longestFile: number | null;
}

/** What most ask of a file: nothing of their own. */
const PLAIN = { covarianceAtEachState: false, namesObjects: false, relinquishes: false, longestFile: null } as const;

export const RECIPIENT_KINDS: Readonly<Record<RecipientKind, RecipientKindFacts>> = {
  SPACE_TRACK: {
    ...PLAIN,
    // The path of its upload is not published: whoever has an account puts it here.
    address: 'https://www.space-track.org/fileshare/upload',
    signInAddress: 'https://www.space-track.org/ajaxauth/login',
    proof: 'PASSWORD',
    format: 'oem',
  },
  TRACSS: {
    ...PLAIN,
    address: 'https://api.tracss.gov/metadata/v2/ocm/upload',
    signInAddress: 'https://tracssamu.okta-gov.com/oauth2/aus1358llxDldKxE80j7/v1/token',
    proof: 'PASSWORD',
    format: 'ocm',
  },
  STARLINK: {
    address: 'https://space-safety.starlink.com/api/v1/trajectory',
    signInAddress: null,
    proof: 'CERTIFICATE',
    format: 'oem',
    covarianceAtEachState: true,
    namesObjects: true,
    relinquishes: true,
    longestFile: 26_214_400,
  },
  MONITOR_SPACE_HAZARDS: {
    ...PLAIN,
    address: 'https://api.monitor-space-hazards.service.gov.uk/v1/ephemeris',
    signInAddress: 'https://monitor-your-satellites.eu.auth0.com/oauth/token',
    proof: 'PASSWORD',
    format: 'oem',
    longestFile: 20_000_000,
  },
  FOLDER: {
    ...PLAIN,
    address: null,
    signInAddress: null,
    proof: null,
    format: 'oem',
  },
};

/** How long before its end a certificate is said to end soon. */
export const CERTIFICATE_NOTICE_DAYS = 30;
