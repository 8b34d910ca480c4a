/** @file Stands between a page and the API: notes what was answered, and answers something else when told to. */
import type { Page, Request } from '@playwright/test';

/** An answer as it came, or as it is to come. */
export type Answer = { status: number; contentType?: string; body: string };
type Change = (answer: Answer, request: Request) => Answer;

const asItIs: Change = (answer) => answer;

/**
 * Takes over the page's calls of that sort. Real answers are asked for once and remembered by address; `change` turns them into
 * others, late ones when a time is given. With an answer `instead` the server is not asked at all.
 */
export async function answerFor(page: Page, takes: (request: Request) => boolean) {
  let made: Answer | undefined;
  const known = new Map<string, Answer>();
  let change = asItIs;
  let lateMs = 0;
  let underWay = 0;
  /** Addresses asked since the last `answerWith`, with what was answered. */
  let asked = new Map<string, Answer>();

  async function real(request: Request): Promise<Answer> {
    if (made) return made;
    const name = `${request.method()} ${request.url()}`;
    const before = known.get(name);
    if (before) return before;
    const response = await page.request.fetch(request, { maxRedirects: 0 });
    const answer = { status: response.status(), body: await response.text() };
    known.set(name, answer);
    return answer;
  }

  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document' || !takes(request)) return route.fallback();
    underWay++;
    try {
      const answer = change(await real(request), request);
      asked.set(request.url(), answer);
      if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs));
      // A page that has gone on meanwhile wants it no more.
      await route.fulfill({ contentType: 'application/json', ...answer }).catch(() => undefined);
    } finally {
      underWay--;
    }
  });

  return {
    /** From now on, until told otherwise. */
    answerWith(next: Change = asItIs, { late = 0, instead }: { late?: number; instead?: Answer } = {}) {
      change = next;
      made = instead;
      lateMs = late;
      asked = new Map();
    },
    asked: (): ReadonlyMap<string, Answer> => asked,
    quiet: () => underWay === 0,
  };
}
