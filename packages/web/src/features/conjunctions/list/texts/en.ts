import { textsOf } from '../../../../i18n/texts.ts';

/** English texts of the list of conjunctions. */
export const en = {
  title: 'Conjunctions',
  sides: {
    label: 'Time of closest approach',
    decide: 'To decide',
    work: 'In progress',
    future: 'Future',
    past: 'Past',
  },
  legend: {
    label: 'Legend of the symbols',
    open: 'Legend',
    contrary: 'The verdicts on the messages of two originators are contradictory.',
  },
  pastDays: {
    label: 'Time range',
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
    shown: (count: string, all: string) =>
      `${count === all ? '' : `${count} of `}${all} ${all === '1' ? 'conjunction' : 'conjunctions'}`,
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
    hint: (time: string) => `Data from ${time}. New results appear automatically.`,
    cut: (count: string, total: string) =>
      `Showing the first ${count} of ${total}. Select a shorter time range to see the rest.`,
  },
  scope: {
    screening: (name: string, time: string) => `Only conjunctions from the screening of ${name}, ordered ${time}.`,
    unnamed: 'Only conjunctions from one screening.',
    all: 'Show all',
  },
  /** Placeholder of rows that are not loaded. */
  unread: { pending: 'Loading conjunctions', filtered: 'No conjunction matches the filters.' },
  timeline: { overview: 'Overview', title: 'Closest approaches', strip: 'Satellites' },
  empty: {
    future: 'No upcoming conjunctions of your satellites.',
    decide: (all: string) =>
      all === '1'
        ? 'No decision needed now: the verdict on the upcoming conjunction is watch or safe.'
        : `No decision needed now: the verdicts on all ${all} upcoming conjunctions are watch or safe.`,
    work: 'No conjunction in progress. A conjunction with a plan stays under To decide until its decision is in force.',
    showAll: (all: string) => `Show all ${all}`,
    past: 'No conjunctions in this time range.',
    filtered: (count: number) => `No conjunction matches ${count === 1 ? 'the filter' : `${count} filters`}.`,
  },
};

export type ListText = typeof en;
/** Returns the texts of the list; the texts of a conjunction are loaded with its page. */
export const useListText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
