import type { Language } from '@keepout/contract/platform/language';
import { de as alertsDe } from '../../packages/web/src/features/alerts/de.ts';
import { en as alerts } from '../../packages/web/src/features/alerts/en.ts';
import { de as decisionDe } from '../../packages/web/src/features/conjunctions/decision/de.ts';
import { en as decision } from '../../packages/web/src/features/conjunctions/decision/en.ts';
import { de as listDe } from '../../packages/web/src/features/conjunctions/list/texts/de.ts';
import { en as list } from '../../packages/web/src/features/conjunctions/list/texts/en.ts';
import { de as eventDe } from '../../packages/web/src/features/conjunctions/texts/de.ts';
import { en as event } from '../../packages/web/src/features/conjunctions/texts/en.ts';
import { de as ephemeridesDe } from '../../packages/web/src/features/ephemerides/de.ts';
import { en as ephemerides } from '../../packages/web/src/features/ephemerides/en.ts';
import { de as plannerDe } from '../../packages/web/src/features/manoeuvre/de.ts';
import { en as planner } from '../../packages/web/src/features/manoeuvre/en.ts';
import { de as screeningDe } from '../../packages/web/src/features/post-manoeuvre-screening/de.ts';
import { en as screening } from '../../packages/web/src/features/post-manoeuvre-screening/en.ts';
import { de as verifyDe } from '../../packages/web/src/features/verify/de.ts';
import { en as verify } from '../../packages/web/src/features/verify/en.ts';
import { de as shellDe } from '../../packages/web/src/i18n/de.ts';
import { en as shell } from '../../packages/web/src/i18n/en.ts';
import { translated } from '../../packages/web/src/i18n/texts.ts';
import { de as vocabulary } from '../../packages/web/src/i18n/vocabulary/de.ts';
import { de as conjunctionDe } from '../../packages/web/src/nouns/conjunction/de.ts';
import { en as conjunction } from '../../packages/web/src/nouns/conjunction/en.ts';
import { de as ownerDe } from '../../packages/web/src/nouns/decision/de.ts';
import { en as owner } from '../../packages/web/src/nouns/decision/en.ts';
import { de as manoeuvreDe } from '../../packages/web/src/nouns/manoeuvre/de.ts';
import { en as manoeuvre } from '../../packages/web/src/nouns/manoeuvre/en.ts';
import { de as recordDe } from '../../packages/web/src/nouns/record/de.ts';
import { en as record } from '../../packages/web/src/nouns/record/en.ts';
import { de as trackingDe } from '../../packages/web/src/nouns/tracking/de.ts';
import { en as tracking } from '../../packages/web/src/nouns/tracking/en.ts';
import { de as uploadDe } from '../../packages/web/src/nouns/upload/de.ts';
import { en as upload } from '../../packages/web/src/nouns/upload/en.ts';

const english = {
  alerts,
  conjunction,
  decision,
  ephemerides,
  event,
  list,
  manoeuvre,
  owner,
  planner,
  record,
  screening,
  shell,
  tracking,
  upload,
  verify,
};

export type Words = typeof english;

/** The words of the application that the tasks name, in each of its languages: what its own files say. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: english,
  de: {
    alerts: translated(alerts, alertsDe, vocabulary),
    conjunction: translated(conjunction, conjunctionDe, vocabulary),
    decision: translated(decision, decisionDe, vocabulary),
    ephemerides: translated(ephemerides, ephemeridesDe, vocabulary),
    event: translated(event, eventDe, vocabulary),
    list: translated(list, listDe, vocabulary),
    manoeuvre: translated(manoeuvre, manoeuvreDe, vocabulary),
    owner: translated(owner, ownerDe, vocabulary),
    planner: translated(planner, plannerDe, vocabulary),
    record: translated(record, recordDe, vocabulary),
    screening: translated(screening, screeningDe, vocabulary),
    shell: translated(shell, shellDe, vocabulary),
    tracking: translated(tracking, trackingDe, vocabulary),
    upload: translated(upload, uploadDe, vocabulary),
    verify: translated(verify, verifyDe, vocabulary),
  },
};
