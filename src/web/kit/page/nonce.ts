import { createContext } from 'react';

/** The nonce of the page's own scripts while it is rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
