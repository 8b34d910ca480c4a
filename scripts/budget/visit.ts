import type { Browser, Request } from '@playwright/test';
import { views } from '#support/views.ts';

/** The cost of a first visit with an empty cache. Bytes of the bodies as sent, compressed. */
export type Visit = {
  path: string;
  /** The document's status. */
  status: number;
  /** The document and its style sheets. */
  markup: number;
  script: number;
  picture: number;
  font: number;
  /** Everything else: data, icons, manifests. */
  other: number;
  /** Requests to other origins before an interaction. */
  foreignRequests: string[];
  /** Addresses requested a second time. */
  again: string[];
  /** Uses of `Intl` before an interaction: each with its kind and the lines that led to it. */
  intl: string[];
  /** Cumulative layout shift, without unit. */
  shift: number;
  /** The shifted element, as its opening tag. */
  moved: string[];
};

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Element | Text }[] };

const kinds: Record<string, 'markup' | 'script' | 'picture' | 'font'> = {
  document: 'markup',
  stylesheet: 'markup',
  script: 'script',
  image: 'picture',
  font: 'font',
};

/** Runs in the browser, before the page's own scripts: notes the uses of `Intl`. */
function noteIntl(): void {
  const intl: string[] = [];
  Object.assign(globalThis, { intl });
  for (const name of ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'Segmenter'] as const)
    Object.assign(Intl, {
      [name]: new Proxy<new (...given: never[]) => object>(Intl[name], {
        construct: (made, given: never[]) => {
          intl.push(`${name}${new Error().stack?.split('\n').slice(2, 5).join('') ?? ''}`);
          return new made(...given);
        },
      }),
    });
}

/** Opens a page on a phone with an empty cache, waits until the network is idle and measures the loaded bytes. */
async function visit(browser: Browser, origin: string, path: string): Promise<Visit> {
  const context = await browser.newContext({ ...views.phone, locale: 'en-IN', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteIntl);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const result: Omit<Visit, 'shift' | 'moved' | 'intl'> = {
      path,
      status: 0,
      markup: 0,
      script: 0,
      picture: 0,
      font: 0,
      other: 0,
      foreignRequests: [],
      again: [],
    };
    const asked = new Set<string>();
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (/^https?:/.test(request.url) && !request.url.startsWith(`${origin}/`))
        result.foreignRequests.push(request.url);
      if (request.method === 'GET' && asked.has(request.url)) result.again.push(request.url);
      asked.add(request.url);
    });
    const sizes: Promise<void>[] = [];
    const weigh = (request: Request) => {
      const add = async () => {
        const { responseBodySize } = await request.sizes();
        result[kinds[request.resourceType()] ?? 'other'] += responseBodySize;
      };
      sizes.push(add());
    };
    page.on('requestfinished', weigh);
    const response = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    // Requests from here on are not part of the first view.
    page.off('requestfinished', weigh);
    await Promise.all(sizes);
    result.status = response?.status() ?? 0;
    const shifts = await page.evaluate(
      () =>
        new Promise<Pick<Visit, 'shift' | 'moved' | 'intl'>>((done) => {
          // Earlier entries come with the first call; without any there is no call at all.
          const seen: LayoutShift[] = [];
          new PerformanceObserver((list) => seen.push(...(list.getEntries() as LayoutShift[]))).observe({
            type: 'layout-shift',
            buffered: true,
          });
          const tagOf = (node: Element | Text | undefined) => {
            const element = node instanceof Text ? node.parentElement : node;
            return (
              (element?.cloneNode(false) as Element | undefined)?.outerHTML.slice(0, 120) ?? 'what is gone'
            );
          };
          const sum = () => ({
            shift: seen.reduce((total, { value }) => total + value, 0),
            moved: seen.flatMap(({ sources }) => sources.map(({ node }) => tagOf(node))),
            intl: (globalThis as unknown as Pick<Visit, 'intl'>).intl,
          });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum())));
        }),
    );
    return { ...result, ...shifts };
  } finally {
    await context.close();
  }
}

/** Visits pages, each with an empty cache, one after the other as they are taken from the list. */
export async function visitsOf(
  browser: Browser,
  origin: string,
  waiting: Iterable<string>,
): Promise<Visit[]> {
  const found: Visit[] = [];
  for (const path of waiting) found.push(await visit(browser, origin, path));
  return found;
}
