import { textsOf } from '../../i18n/texts.ts';

/** English texts of the sidebar. */
export const en = {
  label: 'Sidebar',
  close: 'Close sidebar',
  profile: 'Profile',
  notifications: 'Notifications',
  welcome: (name: string) => `Welcome, ${name}`,
  providerAccount: 'Manage your sign-in account',
  account: 'Account',
  docs: 'Documentation',
  terms: 'Terms and Conditions',
  logOut: 'Log out',
  signedOut: 'You are not signed in.',
  none: 'No notifications',
  hideAll: 'Hide all',
  keepAll: 'Keep them',
  hideQuestion: (count: number) =>
    count === 1 ? 'Hide 1 unacknowledged alert?' : `Hide ${count} unacknowledged alerts?`,
  hideMeaning:
    'The alerts stay open for your organisation and leave your list only. Acknowledge an alert to take it over.',
  hide: (title: string) => `Hide ${title}`,
  unread: 'New',
  open: 'Open',
  acknowledge: 'Acknowledge',
  acknowledged: (name: string) => `Acknowledged by ${name}`,
  alertSettings: 'Notification settings',
  demo: 'Demo',
  developer: 'Developer',
  theme: 'Theme',
  themes: { dark: 'Dark', light: 'Light', system: 'System' },
  density: 'Row height',
  densities: { compact: 'Compact', normal: 'Normal', relaxed: 'Relaxed' },
  language: 'Language',
};

export const useSidebarText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
