import { createContext } from 'react';

/** The mark on the page's own scripts while it is rendered; absent in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
