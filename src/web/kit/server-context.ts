/** @file What the server puts on a page's context. The server reads these tokens from the build's entry, so that both hold the same ones. */
import { createContext } from 'react-router';
import type { Api } from '#contract/client.ts';

/** The API client that runs in process. */
export const apiContext = createContext<Api>();
/** Where the page of a refused form is, while the page about that is made. */
export const refusedFormContext = createContext<string | null>(null);
