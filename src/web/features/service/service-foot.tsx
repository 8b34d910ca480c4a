import type { ReactNode } from 'react';
import type { ServicePage } from '#content/types.ts';
import { useSite } from '#kit/page/site.ts';
import { breadcrumbsLd } from '#kit/page/site-ld.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { Neighbours } from './neighbours.tsx';
import { QuestionList } from './question-list.tsx';
import { questionsLd, serviceLd } from './service-ld.ts';

/** The end of every service page: questions, the page's additions (blogs), and the structured data. */
export function ServiceFoot({ page, children }: { page: ServicePage; children?: ReactNode }) {
  const site = useSite();
  return (
    <>
      <Neighbours route={page.route} />
      <QuestionList questions={page.questions} />
      {children}
      <JsonLd data={import.meta.env.SSR && serviceLd(site, page)} />
      <JsonLd data={import.meta.env.SSR && questionsLd(page)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbsLd(site, [{ name: page.title, path: page.route }])} />
    </>
  );
}
