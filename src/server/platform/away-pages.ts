/** @file Two pages for the proxy: while no process answers, and while somebody works on the site. They are files, with ways to the company. */
import { join } from 'node:path';
import type { Company } from '#contract/company.ts';
import { isMobile, showPhone, telHref, whatsAppHref } from '#domain/formats/phone.ts';
import { localeNames, locales } from '#words/locales.ts';
import { t } from '#words/t.ts';
import type { LiveCompany } from './company.ts';
import type { Log } from './log.ts';
import { escaped } from './words/escaped.ts';
import { inLocale } from './words/request-locale.ts';
import { writeWhole } from './write-whole.ts';

const headings = {
  'down.html': () => t('We are away for a moment'),
  'maintenance.html': () => t('We are working on this site'),
} as const;
type PageName = keyof typeof headings;

/** A page that loads nothing, since nothing is there to serve it. */
const style = `:root{color-scheme:light dark}body{margin:0;padding:2rem 1rem;font:1.0625rem/1.6 system-ui,"Noto Sans","Noto Sans Devanagari",sans-serif;
background:#fbf6ec;color:#241a12}main{max-width:34rem;margin:0 auto}h1,h2{line-height:1.3;font-size:1.5rem}section+section{margin-top:2.5rem}
a{display:inline-block;min-height:44px;line-height:44px;margin-right:1.5rem;color:#0b5d5d;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#17110c;color:#f6ecdc}a{color:#7fd1cf}}`;

/** Returns the part of the page in the present language. */
function partOf(name: PageName, { phone, brand }: Company, level: 'h1' | 'h2'): string {
  const chat =
    isMobile(phone) &&
    `<a href="${escaped(whatsAppHref(phone, t('Hello {brand}, I need help.', { brand })))}">${escaped(t('Write on WhatsApp'))}</a>`;
  return `<${level}>${escaped(headings[name]())}</${level}>
<p>${escaped(t('Please try again in a few minutes. You can also reach us directly:'))}</p>
<p><a href="${escaped(telHref(phone))}">${escaped(t('Call {phone}', { phone: showPhone(phone) }))}</a>${chat || ''}</p>`;
}

/** Returns one of the pages, in every language of the site: a file does not know its reader's. */
export function awayPage(name: PageName, company: Company): string {
  const parts = localeNames.map((locale, at) => {
    const part = inLocale(locale, () => partOf(name, company, at === 0 ? 'h1' : 'h2'));
    return `<section lang="${locales[locale].lang}">${part}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(company.brand)}</title><style>${style}</style></head>
<body><main><p><strong>${escaped(company.brand)}</strong></p>${parts.join('')}</main></body></html>
`;
}

/** Writes both pages into a folder of the proxy, readable by everybody. One that cannot be written is logged and keeps nothing down. */
export function writeAwayPages(dir: string, company: Company, log: Log): void {
  for (const name of Object.keys(headings) as PageName[])
    try {
      writeWhole(join(dir, name), awayPage(name, company), 0o644);
    } catch (error) {
      log.warn({ err: error, page: name }, 'a page for the proxy could not be written; see AWAY_PAGES_DIR');
    }
}

/** Writes them now and when the company's details change; does nothing without a folder. */
export function keepAwayPages(
  dir: string | undefined,
  live: Pick<LiveCompany, 'company' | 'onChange'>,
  log: Log,
): void {
  if (dir === undefined) return;
  writeAwayPages(dir, live.company, log);
  live.onChange(() => writeAwayPages(dir, live.company, log));
}
