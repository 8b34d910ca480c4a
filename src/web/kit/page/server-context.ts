/** @file The context keys of pages on the server. The server reads them from the build's entry, so that both use the same objects. */
import { createContext } from 'react-router';
import type { Api } from '#contract/client.ts';

/** The in-process API client. */
export const apiContext = createContext<Api>();
/** Receives the HTML of the page: as a response body it would pass through two streams. */
export const renderedContext = createContext<((page: Buffer) => void) | null>(null);
/** The address of a refused form's page, while the page about the refusal is rendered. */
export const refusedFormContext = createContext<string | null>(null);
