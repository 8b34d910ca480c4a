import { Languages, Mail, Phone } from 'lucide-react';
import { t, twinsNow } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { Site } from '#contract/site.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { footerColumns, socialNames } from '#content/footer.ts';
import { decide } from '#kit/page/consent.ts';
import { useKeptHtml } from '#kit/page/kept-html.ts';
import { FoldsOnPhone } from '#ui/folds-on-phone.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SocialLinks } from '#ui/social-links.tsx';
import { Notices } from './notices.tsx';
import { TwinLink } from './twin-link.tsx';
import { WhatFor } from './what-for.tsx';

const known = twinsNow();
/** A row is as tall as a finger needs, and lower for a mouse. */
const link = 'tap inline-flex items-center gap-2 hover:underline underline-offset-4 lg:pointer-fine:min-h-8';

const open = footerColumns.filter(({ folds }) => !folds);
const folded = footerColumns.filter(({ folds }) => folds);

type Props = { site: Site; twins?: typeof known };

/** The footer of every page: the company, the link columns, the social networks, the legal notices, and the other languages. About one
 * screen on a phone: it stands below every page. */
export function Footer({ site, twins = known }: Props) {
  const { company, embeds, year } = site;
  const kept = useKeptHtml(
    () => `footer ${JSON.stringify(site)}`,
    () => <FooterParts site={site} />,
  );
  return (
    <>
      <WhatFor />
      <footer className="skip-offscreen bg-night [--guessed-height:44rem] md:[--guessed-height:48rem] lg:[--guessed-height:28rem] text-on-night">
        <div {...kept} />
        <div className="wrap flex items-center justify-between gap-x-6 pb-2 text-sm text-on-night-soft">
          <p>
            © {year} {company.legalName}. {messages.allRightsReserved}
          </p>
          <div className="flex flex-wrap items-center justify-end gap-x-4">
            {embeds.analyticsId && (
              <button type="button" onClick={() => decide(null)} className={link}>
                {t('Cookie choices')}
              </button>
            )}
            {twins.length > 0 && (
              <nav
                aria-label={t('Language')}
                className="no-print flex items-center gap-3 text-base text-on-night"
              >
                <Languages aria-hidden size={20} className="text-on-night-soft" />
                {twins.map((twin) => (
                  <TwinLink key={twin.lang} twin={twin} className="underline underline-offset-4">
                    {twin.name}
                  </TwinLink>
                ))}
              </nav>
            )}
          </div>
        </div>
      </footer>
    </>
  );
}

type Column = (typeof footerColumns)[number];

function Links({ links, className }: Pick<Column, 'links'> & { className?: string }) {
  return (
    <ul className={`text-on-night-soft ${className ?? ''}`}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} className={link}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** A column that is closed on a phone. Where there is room a long one is as wide as two, with its links in columns of its own. */
function Folded({ heading, links }: Column) {
  const isLong = links.length > open[0]!.links.length;
  return (
    <nav aria-label={heading} className={`no-print ${isLong ? 'md:col-span-2' : ''}`}>
      <FoldsOnPhone heading={heading} className="text-base">
        <Links links={links} className={isLong ? 'gap-x-4 md:columns-2' : ''} />
      </FoldsOnPhone>
    </nav>
  );
}

function FooterParts({ site: { company } }: { site: Site }) {
  return (
    <>
      <div className="wrap grid gap-x-10 gap-y-4 pt-6 pb-3 md:pt-10 lg:grid-cols-[17rem_1fr]">
        <div className="text-sm text-on-night-soft max-lg:md:grid max-lg:md:grid-cols-2 max-lg:md:gap-x-10">
          <div>
            <p className="text-xl font-bold text-on-night">{company.brand}</p>
            <address className="mt-1 not-italic">
              {company.legalName}
              <span className="block">{company.address.join(', ')}</span>
            </address>
          </div>
          <div>
            <p className="mt-2">
              <span translate="no" className="font-semibold text-on-night">
                {company.founder.name}
              </span>
              , {company.founder.title}
            </p>
            <a href={`mailto:${company.email}`} className={link}>
              <Mail aria-hidden size={16} /> {company.email}
            </a>
            <div className="flex flex-wrap items-center justify-between">
              <a href={telHref(company.phone)} className={link}>
                <Phone aria-hidden size={16} /> {showPhone(company.phone)}
              </a>
              <SocialLinks links={company.social} names={socialNames} className="no-print -ml-2.5" />
            </div>
          </div>
        </div>
        {/* On a phone the columns that fold stand below one another, beside the last that does not. */}
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
          {open.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading} className="no-print">
              <h2 className="text-base">{heading}</h2>
              <Links links={links} />
            </nav>
          ))}
          <div className="md:contents">
            {folded.map((column) => (
              <Folded key={column.heading} {...column} />
            ))}
          </div>
        </div>
      </div>
      <Notices company={company} />
    </>
  );
}
