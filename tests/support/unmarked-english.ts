import type { Page } from '@playwright/test';
import { demoCompany } from '#content/demo-company.ts';

/**
 * Returns runs of three or more English words on a page in another language that are not marked as such for screen readers. The
 * company's registered name is the same in every language.
 */
export const unmarkedEnglish = (page: Page): Promise<string[]> =>
  page.evaluate((registered) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const english = /[A-Za-z]{2,}(?:[ ,’'-]+[A-Za-z]{2,}){2,}/.exec(
        (node.textContent ?? '').replaceAll(registered, ''),
      );
      if (english && !node.parentElement!.closest('script, style, svg, [lang^="en"]')) found.add(english[0]);
    }
    return [...found];
  }, demoCompany.legalName);
