import type { Endpoint } from '#contract/kit.ts';
import type { Handler } from '#platform/call.ts';

/** One endpoint with its handler, whatever its exact types. */
export type Mounted = { name: string; endpoint: Endpoint; handle: Handler<Endpoint> };
