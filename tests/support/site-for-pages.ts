import type { Site } from '#contract/site.ts';
import { demoCompany } from '#content/demo-company.ts';
import { firstNotice } from '#facts/notice.ts';

/** Site data from the root, for components rendered without a server. */
export const siteForPages: Site = {
  url: 'http://site.test',
  company: demoCompany,
  embeds: {
    chatbotScript: null,
    mapsTiles: null,
    mapsAttribution: '',
    analyticsId: null,
    aboutVideo: null,
    feedbackForm: null,
    careersForm: null,
    crewSignupForm: null,
  },
  year: 2026,
  noticeVersion: firstNotice.en,
};
