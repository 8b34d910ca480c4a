import { useState } from 'react';
import { t } from '#words/t.ts';
import { communityNames } from '#facts/communities.ts';
import { paths } from '#facts/paths.ts';
import type { Api } from '#contract/client.ts';
import { enquiryAction } from '#kit/api/enquiry-action.ts';
import { browserLoadWith, serverLoadWith } from '#kit/page/page-data.ts';
import { formKind } from '#kit/forms/form-kind.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { NumberedList } from '#ui/numbered-list.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { CommunityCard } from '#features/communities/community-card.tsx';
import { EnquiryForm } from '#features/enquiry/enquiry-form.tsx';
import { HelpBarItem, HelpWidget } from '#features/help/help-widget.tsx';
import { Part } from '#ui/part.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import type { Route } from './+types/communities';

const words = async () => ({
  ...(await import('#content/company/communities.ts')).communities,
  form: await formKind('community'),
});
const load = (api: Api) => ({ meetups: api.meetupList() });
export const loader = serverLoadWith(words, load);
export const clientLoader = browserLoadWith(words, load);
export const action = enquiryAction(() => formKind('community'));

export const handle = { BarItem: HelpBarItem };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page;
  if (!page?.heading) return [];
  return pageMeta(matches, {
    title: page.heading,
    description: page.metaDescription,
    path: paths.communities,
  });
};

export default function Communities({ loaderData: { page, meetups } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <div className="jaali border-b border-line bg-paper-deep">
        <div className="wrap grid items-center gap-4 py-5 md:grid-cols-[1.3fr_1fr] md:gap-8 md:py-12">
          <div>
            <PageHeading lead={page.intro}>{page.heading}</PageHeading>
            <ButtonLink to={page.joinLink.href} className="mt-4">
              {page.joinLink.label}
            </ButtonLink>
          </div>
          <div>
            <Picture
              name="business/consulting"
              alt={t('An adviser at a board talks to two shop owners at a round table with chai and papers')}
              priority
              sizes="(min-width: 48rem) 40vw, 92vw"
              className="aspect-[2/1] rounded-xl md:aspect-3/2"
            />
          </div>
        </div>
      </div>
      <Section id="benefits" heading={page.benefitsHeading}>
        <NumberedList
          items={page.benefits}
          tone="strong"
          brief
          className="gap-x-10 gap-y-2 sm:grid-cols-2 sm:gap-y-5"
        />
      </Section>
      <Section id="directory" heading={page.directoryHeading} className="border-t border-line bg-paper-deep">
        <div className="rail gap-4 xs:grid lg:grid-cols-2 lg:gap-6">
          {page.directory.map((community) => (
            <CommunityCard
              key={community.id}
              community={community}
              meetups={meetups}
              onChoose={() => setChosen(communityNames[community.id])}
            />
          ))}
        </div>
      </Section>
      <section
        id="tell-me"
        aria-labelledby="tell-me-heading"
        className="wrap grid scroll-mt-16 gap-x-16 gap-y-4 py-7 md:py-14 lg:grid-cols-[1fr_1.4fr]"
      >
        <div>
          <h2 id="tell-me-heading" className="text-2xl md:text-3xl">
            {t('Tell me when it starts')}
          </h2>
          <p className="mt-2 md:text-lg text-ink-soft">{page.join}</p>
        </div>
        <div className="rounded-xl border border-line bg-paper p-5 shadow-card sm:p-7">
          <Part key={chosen} of={page.form} instead={() => <PartFailed />}>
            <EnquiryForm
              kind={page.form}
              action="#tell-me"
              initial={chosen ? { community: chosen } : {}}
              submitLabel={t('Tell me')}
            />
          </Part>
        </div>
      </section>
      <HelpWidget />
    </>
  );
}
