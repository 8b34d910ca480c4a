/** @file The parts of the app that modules need, though the app is built around them. */
import type { OpenApiDocument } from '#contract/site.ts';
import type { Call } from '#platform/call.ts';

export type Surroundings = {
  drop: Call['drop'];
  /** The OpenAPI document of the served API. */
  document: () => OpenApiDocument;
  /** Resolves to true when a page exists at the path. */
  isPage: (path: string) => Promise<boolean>;
  countReport: (directive: string) => void;
};
