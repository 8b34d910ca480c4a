import { paths } from '#facts/paths.ts';
import type { OverviewPage } from './types.ts';
import type { Words } from './words-at.ts';

const eventManagement = async () => (await import('./services/event-management.ts')).eventManagement;

/** The pages of six cards, by address; one has two addresses. */
export const overviewWords: Words<OverviewPage> = {
  [paths.weddingVendors]: eventManagement,
  [paths.wedding]: eventManagement,
  [paths.constructionVendors]: async () =>
    (await import('./services/construction-vendors.ts')).constructionVendors,
  [paths.businessStartup]: async () => (await import('./services/business-startup.ts')).businessStartup,
};
