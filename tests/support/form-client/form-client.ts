/** @file A browser without scripts, as far as forms need one: it loads pages, follows links, fills fields, presses buttons. */
import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { plainClient } from '../fuzz/plain-client.ts';
import type { RunningServer } from '../server.ts';
import { type Submission, refusalsOf, submissionOf } from './form-submission.ts';
import { navigationHeaders } from './navigation-headers.ts';
import { isShown, openPopover, shownStyle, wordsOf } from './shown.ts';

type Page = { url: URL; status: number; headers: Readonly<Record<string, unknown>>; document: Document };
type Asked = Submission & { from?: Page | undefined };
export type FormClient = ReturnType<typeof createFormClient>;
type TextField = HTMLInputElement | HTMLTextAreaElement;

const maxRedirects = 10;
const keepsMethod = [307, 308];

function inSight<T extends Element>(element: T): T {
  if (!isShown(element))
    throw new Error(`Nobody can reach what is hidden: ${element.outerHTML.slice(0, 200)}`);
  if (element.matches(':disabled')) throw new Error(`It is disabled: ${element.outerHTML.slice(0, 200)}`);
  return element;
}

/**
 * Returns a visitor without scripts at that server. As in a browser, a form with an invalid field is not sent: that rejects, with
 * the fields. So does an answer with an error status that the test did not allow, and a cookie. Close it when done.
 */
export function createFormClient({ url: origin, port }: Pick<RunningServer, 'url' | 'port'>) {
  const client = plainClient(port);
  const allowed = new Set<number>();
  let page: Page | undefined;
  let last: Asked | undefined;
  const here = () => {
    if (!page) throw new Error('No page is open.');
    return page;
  };

  function one(selector: string): HTMLElement {
    const parts = here().document.querySelectorAll<HTMLElement>(selector);
    if (parts.length !== 1)
      throw new Error(`${selector} names ${parts.length} parts of ${here().url.pathname}`);
    return parts[0]!;
  }

  async function go(asked: Asked): Promise<void> {
    last = asked;
    let request = asked;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const { method, url, body } = request;
      if (url.origin !== origin) throw new Error(`That leads away: ${url.href}`);
      const { status, headers, text } = await client.send({
        method,
        path: url.pathname + url.search,
        headers: { host: url.host, ...navigationHeaders(request) },
        ...(body && { body }),
      });
      if (headers['set-cookie']) throw new Error(`${url.pathname} sets a cookie.`);
      if (status >= 300 && status < 400) {
        const to = new URL(String(headers['location']), url);
        if (!to.hash) to.hash = url.hash;
        request = keepsMethod.includes(status)
          ? { ...request, url: to }
          : { method: 'GET', url: to, from: asked.from };
        // A reload requests the page that a form led to, and does not send the form again.
        last = request;
        continue;
      }
      if (status >= 400 && !allowed.has(status)) throw new Error(`${method} ${url.pathname}: ${status}`);
      const { document } = new JSDOM(text, { url: url.href }).window;
      document.head.append(Object.assign(document.createElement('style'), { textContent: shownStyle }));
      page = { url, status, headers, document };
      return;
    }
    throw new Error(`More than ${maxRedirects} redirects from ${asked.url.pathname}`);
  }

  async function submit(form: HTMLFormElement, submitter?: HTMLElement): Promise<void> {
    const refusals = refusalsOf(form, submitter);
    if (refusals.length > 0) throw new Error(`The browser refuses to send ${refusals.join('; ')}`);
    await go({ ...submissionOf(form, submitter), from: here() });
  }

  async function follow(link: HTMLAnchorElement): Promise<void> {
    const { url } = here();
    const to = new URL(link.href);
    const isHere = to.origin + to.pathname + to.search === url.origin + url.pathname + url.search;
    if (to.hash && isHere) {
      if (!here().document.getElementById(decodeURIComponent(to.hash.slice(1))))
        throw new Error(`No place on ${url.pathname} is called ${to.hash}`);
      url.hash = to.hash;
    } else await go({ method: 'GET', url: to, from: here() });
  }

  return {
    /** Allows errors with these statuses from here on. */
    allow: (...statuses: number[]) => statuses.forEach((status) => allowed.add(status)),
    /** Opens an address of the site, as if typed. */
    open: (address: string): Promise<void> => go({ method: 'GET', url: new URL(address, origin) }),
    /** Requests the page again; a page that answered a form directly is requested by sending the form again. */
    reload: (): Promise<void> => go(last!),
    /** Path, query and the part behind # of the page. */
    get address() {
      const { pathname, search, hash } = here().url;
      return pathname + search + hash;
    },
    get status() {
      return here().status;
    },
    get document() {
      return here().document;
    },
    /** The element named by the part behind #, to which a browser scrolls. */
    get target() {
      return here().document.getElementById(decodeURIComponent(here().url.hash.slice(1)));
    },
    /** Look-ups in the page by role, label and text; hidden elements are not found by role and text. */
    get screen() {
      return within(here().document.body);
    },
    /** The same within the selector's single match. */
    part: (selector: string) => within(one(selector)),
    /** Returns the visible text of the selector's single match. */
    words: (selector = 'main'): string => wordsOf(one(selector)),
    /** Presses a link, a button, a checkbox or a summary. */
    async press(element: HTMLElement): Promise<void> {
      inSight(element);
      const popover = element.getAttribute('popovertarget');
      const button = element.closest<HTMLButtonElement>('button, input[type=submit]');
      if (element.matches('a[href]')) await follow(element as HTMLAnchorElement);
      else if (popover) here().document.getElementById(popover)!.toggleAttribute(openPopover);
      else if (button?.form && button.type === 'submit') await submit(button.form, button);
      else if (element.closest('summary')) element.closest('details')!.toggleAttribute('open');
      else if (element.matches('input[type=checkbox], input[type=radio]')) element.click();
      else throw new Error(`Without scripts that does nothing: ${element.outerHTML.slice(0, 200)}`);
    },
    /** Presses Enter in a field: its form is sent as if by its first button. */
    async enter(field: HTMLElement): Promise<void> {
      const { form } = inSight(field) as HTMLInputElement;
      const first = [...(form?.elements ?? [])].find((one) =>
        one.matches('button:not([type=button]), input[type=submit]'),
      );
      await submit(form!, first as HTMLElement | undefined);
    },
    /** Replaces the text of a field by typing. Text that the field does not accept is an error. */
    fill(field: HTMLElement, text: string): void {
      const control = inSight(field) as TextField;
      if (control.readOnly) throw new Error(`It can only be read: ${control.name}`);
      control.value = text;
      if (control.value !== text || (control.maxLength >= 0 && text.length > control.maxLength))
        throw new Error(`${control.name} does not take "${text}"`);
    },
    /** Selects a list's option by its value or text. */
    choose(list: HTMLElement, choice: string): void {
      const { options, name } = inSight(list) as HTMLSelectElement;
      const option = [...options].find(({ value, text }) => value === choice || text.trim() === choice);
      if (!option) throw new Error(`${name} does not offer "${choice}"`);
      option.selected = true;
    },
    close: client.close,
  };
}
