import { createContext, useContext } from 'react';
import { type Settings, settingsFrom } from './settings.ts';

export const SettingsContext = createContext<Settings>(settingsFrom({}));

export const useSettings = (): Settings => useContext(SettingsContext);
