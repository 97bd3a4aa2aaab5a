import { createContext, useContext } from 'react';
import { type InstallationSettings, settingsFrom } from './settings.ts';

export const SettingsContext = createContext<InstallationSettings>(settingsFrom({}));

export const useSettings = (): InstallationSettings => useContext(SettingsContext);
