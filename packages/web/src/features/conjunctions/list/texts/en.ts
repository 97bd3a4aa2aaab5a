import { textsOf } from '../../../../i18n/texts.ts';

/** English texts of the list of conjunctions. */
export const en = {
  title: 'Conjunctions',
  sides: { label: 'Time of closest approach', decide: 'To decide', work: 'In work', future: 'Future', past: 'Past' },
  legend: {
    label: 'What the marks mean',
    open: 'Legend',
    contrary: 'Another originator says the opposite.',
  },
  pastDays: {
    label: 'How far back',
    '7': '7 days',
    '30': '30 days',
    '90': '90 days',
    '365': '1 year',
  } as Readonly<Record<string, string>>,
  filter: {
    label: 'Filter conjunctions',
    placeholder: 'Filter  /',
    satellites: 'Satellites',
    satelliteCount: (count: number) => `Satellites ${count}`,
    all: 'All satellites',
    clear: 'Clear filters',
    shown: (shown: string, all: string) => (shown === all ? `${all} conjunctions` : `${shown} of ${all} conjunctions`),
  },
  view: {
    group: 'Group by',
    groups: { none: 'No groups', satellite: 'Satellite', risk: 'Risk' },
    showTimeline: 'Show timeline',
    hideTimeline: 'Hide timeline',
    upload: 'Upload messages',
    exportCsv: 'Export CSV',
  },
  freshness: {
    updated: (time: string) => `updated ${time}`,
    hint: (time: string) => `Read from the server at ${time}. New results appear by themselves.`,
    cut: (shown: string, total: string) =>
      `Showing the first ${shown} of ${total}. Choose a shorter time range to see the rest.`,
  },
  scope: {
    screening: (name: string, time: string) => `Showing only what the screening of ${name}, ordered ${time}, found.`,
    unnamed: 'Showing only what one screening found.',
    all: 'Show all',
  },
  /** In place of marks and satellites that are not known. */
  unread: { pending: 'Loading conjunctions', filtered: 'No conjunction matches the filters.' },
  timeline: { overview: 'Overview', title: 'Closest approaches', strip: 'Satellites' },
  empty: {
    future: 'Your satellites have no upcoming conjunctions.',
    decide: (all: string) =>
      all === '1'
        ? 'Nothing needs a decision now: the one upcoming conjunction is to be watched, or safe.'
        : `Nothing needs a decision now: the ${all} upcoming conjunctions are to be watched, or safe.`,
    work: 'No conjunction is in work: none has a decision in force or a plan.',
    showAll: (all: string) => `Show all ${all}`,
    past: 'There were no conjunctions in this time range.',
    filtered: (count: number) => `No conjunction matches ${count === 1 ? 'the filter' : `${count} filters`}.`,
  },
};

export type ListText = typeof en;
/** The texts of the list alone, which is the first page of most: those of an event come with its page. */
export const useListText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
