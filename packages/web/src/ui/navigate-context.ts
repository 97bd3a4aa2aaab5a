import { createContext, useContext } from 'react';

export type Navigate = (href: string) => void;

/** How a link goes to another address of the application: the application says; without it the browser loads the page. */
export const NavigateContext = createContext<Navigate | undefined>(undefined);

export const useNavigate = (): Navigate | undefined => useContext(NavigateContext);
