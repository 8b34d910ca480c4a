import { ChevronDown, Languages, Mail, Phone } from 'lucide-react';
import { t, twinsNow } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import type { Site } from '#contract/site.ts';
import { showPhone, telHref } from '#domain/formats/phone.ts';
import { footerColumns, socialNames } from '#content/footer.ts';
import { decide } from '#kit/page/consent.ts';
import { useKeptHtml } from '#kit/page/kept-html.ts';
import { PageLink } from '#ui/page-link.tsx';
import { SocialLinks } from '#ui/social-links.tsx';
import { Notices } from './notices.tsx';
import { TwinLink } from './twin-link.tsx';
import { WhatFor } from './what-for.tsx';

const known = twinsNow();
const link = 'tap inline-flex items-center gap-2 hover:underline underline-offset-4';

/** On a phone a longer column of links is collapsed: the footer would be two screens high. */
const longest = 4;

type Props = { site: Site; twins?: typeof known };

/** The footer of every page: the company, the link columns, the social networks, the legal notices, and the other languages. */
export function Footer({ site, twins = known }: Props) {
  const kept = useKeptHtml(
    () => `footer ${JSON.stringify(site)}`,
    () => <FooterParts site={site} />,
  );
  return (
    <>
      <WhatFor />
      <footer className="skip-offscreen bg-night [--guessed-height:74rem] md:[--guessed-height:86rem] lg:[--guessed-height:61rem] text-on-night">
        <div {...kept} />
        {twins.length > 0 && (
          <nav aria-label={t('Language')} className="no-print wrap flex items-center gap-3 pb-5">
            <Languages aria-hidden size={20} className="text-on-night-soft" />
            {twins.map((twin) => (
              <TwinLink key={twin.lang} twin={twin} className="underline underline-offset-4">
                {twin.name}
              </TwinLink>
            ))}
          </nav>
        )}
      </footer>
    </>
  );
}

function Links({ links }: Pick<(typeof footerColumns)[number], 'links'>) {
  return (
    <ul className="mt-1 text-on-night-soft">
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

function FooterParts({ site: { company, embeds, year } }: { site: Site }) {
  return (
    <>
      <div className="wrap grid gap-8 py-12 md:grid-cols-2 md:py-16 lg:gap-10">
        <div>
          <p className="text-xl font-bold">{company.brand}</p>
          <address className="mt-3 not-italic text-on-night-soft">
            {company.legalName}
            {company.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        {/* On a phone short columns stand below their neighbours instead of in rows of their own. */}
        <div className="skip-offscreen gap-8 [--guessed-height:26.5rem] max-md:columns-2 md:order-last md:col-span-full md:grid md:grid-cols-3 md:[--guessed-height:53rem] lg:grid-cols-6 lg:[--guessed-height:27rem]">
          {/* An element of its own keeps a collapsed heading's margin, which the top of a column would drop. */}
          {footerColumns.map(({ heading, links }) => (
            <nav
              key={heading}
              aria-label={heading}
              className="no-print flow-root break-inside-avoid max-md:pb-6"
            >
              {links.length > longest ? (
                <details className="md:details-content:block md:details-content:[content-visibility:visible]">
                  <summary className="tap -my-2.5 flex cursor-pointer list-none items-center gap-2 font-bold supports-[selector(::details-content)]:md:hidden [&::-webkit-details-marker]:hidden">
                    {heading} <ChevronDown aria-hidden size={20} />
                  </summary>
                  <h2 className="hidden text-base supports-[selector(::details-content)]:md:block">
                    {heading}
                  </h2>
                  <Links links={links} />
                </details>
              ) : (
                <>
                  <h2 className="text-base">{heading}</h2>
                  <Links links={links} />
                </>
              )}
            </nav>
          ))}
        </div>
        <div>
          <div>
            <p translate="no" className="font-semibold">
              {company.founder.name}
            </p>
            <p className="text-on-night-soft">{company.founder.title}</p>
          </div>
          <ul className="mt-2 text-on-night-soft">
            <li>
              <a href={`mailto:${company.email}`} className={link}>
                <Mail aria-hidden size={18} /> {company.email}
              </a>
            </li>
            <li>
              <a href={telHref(company.phone)} className={link}>
                <Phone aria-hidden size={18} /> {showPhone(company.phone)}
              </a>
            </li>
          </ul>
          <SocialLinks links={company.social} names={socialNames} className="no-print mt-2 -ml-2.5" />
        </div>
      </div>
      <Notices company={company} />
      <div className="border-t border-on-night/15">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-5 text-sm text-on-night-soft">
          <p>
            © {year} {company.legalName}. {messages.allRightsReserved}
          </p>
          {embeds.analyticsId && (
            <button type="button" onClick={() => decide(null)} className={link}>
              {t('Cookie choices')}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
