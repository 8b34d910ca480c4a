import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { TextPage as Content } from '#content/types.ts';
import { useCompanyText } from '#kit/page/company-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextSections } from './text-sections.tsx';

type Props = { content: Content; children?: ReactNode };

/** A page of continuous text: heading, introduction, parts; `children` come last. */
export function TextPage({ content: { title, intro, sections }, children }: Props) {
  const fill = useCompanyText();
  return (
    <div className="wrap py-10 md:py-14">
      <PageHeading lead={intro ? fill(intro) : undefined}>{title}</PageHeading>
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={t('On this page')} className="no-print lg:sticky lg:top-24 lg:self-start">
          <p className="mb-1 font-semibold">{t('On this page')}</p>
          <ul className="flex flex-wrap gap-x-5 border-l-3 border-marigold pl-4 lg:grid">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="tap inline-flex items-center hover:text-teal hover:underline">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <TextSections sections={sections} />
          {children}
        </div>
      </div>
    </div>
  );
}
