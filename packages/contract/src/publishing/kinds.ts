import type { RecipientKind } from './enums.ts';

/** Facts of a kind of recipient, for the form, the files and the sender. */
export interface RecipientKindFacts {
  /** URL for files; null for a folder of the installation. */
  readonly address: string | null;
  /** Sign-in URL of the account, if it differs. */
  readonly signInAddress: string | null;
  /** Authentication of the sender. */
  readonly proof: 'PASSWORD' | 'CERTIFICATE' | null;
  readonly format: 'oem' | 'ocm';
  /** Each state requires its own covariance. */
  readonly covarianceAtEachState: boolean;
  /** The recipient has its own satellite names. */
  readonly namesObjects: boolean;
  /** The recipient may automatically use a candidate as the operational orbit. */
  readonly relinquishes: boolean;
  /** Maximum length of a file in characters; null if not stated. */
  readonly longestFile: number | null;
}

/** Facts of recipients without special requirements. */
const PLAIN = { covarianceAtEachState: false, namesObjects: false, relinquishes: false, longestFile: null } as const;

export const RECIPIENT_KINDS: Readonly<Record<RecipientKind, RecipientKindFacts>> = {
  SPACE_TRACK: {
    ...PLAIN,
    // The path of the upload is not public: users with an account enter it.
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

/** Time before the end of a certificate at which a warning starts, days. */
export const CERTIFICATE_NOTICE_DAYS = 30;
