/** @file The judgement of one part of the site. */
import type { HealthCheck } from '#contract/desk/health.ts';

export type Judged = Omit<HealthCheck, 'part' | 'at'> & { at?: string };
export const good = (says: string): Judged => ({ state: 'good', says, act: null });
export const watch = (says: string, act: string): Judged => ({ state: 'watch', says, act });
export const bad = (says: string, act: string): Judged => ({ state: 'bad', says, act });
