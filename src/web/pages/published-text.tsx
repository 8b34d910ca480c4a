import { useLocation } from 'react-router';
import { messages } from '#facts/messages.ts';
import type { Api } from '#contract/client.ts';
import { legal, terms } from '#content/company/legal.ts';
import { LocalDate } from '#kit/page/local-date.tsx';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMetaOf } from '#kit/page/page-meta.ts';
import { Prose } from '#kit/page/prose.tsx';
import { AsyncSection } from '#ui/async-section.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { t } from '#words/t.ts';
import { OnlyInEnglish } from '#ui/only-in-english.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { Route } from './+types/published-text';

const keyAt = (pathname: string) => (pathname.toLowerCase().startsWith(legal.route) ? 'legal' : 'terms');
const pages = { legal, terms };

const load = (api: Api, { url }: LoadArgs<unknown>) => ({
  text: api.pageText({ params: { key: keyAt(url.pathname) } }),
});
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const { title, metaDescription, route } = pages[keyAt(location.pathname)];
  const head = { title, description: metaDescription, path: route };
  return pageMetaOf(matches, loaderData?.text, head, ({ lang }) => ({ ...head, lang }));
};

/** A legal page: its heading, and the company's published text, which at first is empty. */
export default function PublishedText({ loaderData: { text } }: Route.ComponentProps) {
  const { title } = pages[keyAt(useLocation().pathname)];
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading>{title}</PageHeading>
      <div className="mt-8">
        <AsyncSection
          data={text}
          loading={messages.loading}
          failed={({ message }) => <FailedNotice>{message}</FailedNotice>}
        >
          {({ html, updatedAt, lang }) =>
            html && (
              <>
                <OnlyInEnglish lang={lang}>{t('So far this page is only in English.')}</OnlyInEnglish>
                <Prose lang={lang} html={html} />
                {updatedAt && (
                  <p className="mt-8 text-sm text-ink-soft">
                    <RichText
                      text={t('Published <day>{updatedAt}</day>', { updatedAt })}
                      parts={{ day: (words) => <LocalDate day={words} /> }}
                    />
                  </p>
                )}
              </>
            )
          }
        </AsyncSection>
      </div>
    </div>
  );
}
