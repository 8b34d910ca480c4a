/** @file An interceptor between a page and the API: it records answers, and replaces them on demand. */
import type { Page, Request } from '@playwright/test';

/** A received or a made-up answer. */
export type Answer = { status: number; contentType?: string; body: string };
type Change = (answer: Answer, request: Request) => Answer;

const asItIs: Change = (answer) => answer;

/**
 * Intercepts the page's calls of that sort. Real answers are fetched once and stored by address; `change` turns them into others,
 * late ones when a delay is given. With `instead` the server is not called at all.
 */
export async function answerFor(page: Page, takes: (request: Request) => boolean) {
  let made: Answer | undefined;
  const known = new Map<string, Answer>();
  let change = asItIs;
  let lateMs = 0;
  let underWay = 0;
  /** Addresses requested since the last `answerWith`, with their answers. */
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
      // A page that has moved on no longer needs it.
      await route.fulfill({ contentType: 'application/json', ...answer }).catch(() => undefined);
    } finally {
      underWay--;
    }
  });

  return {
    /** Sets the answers from now on. */
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
