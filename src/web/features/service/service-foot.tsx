import type { ReactNode } from 'react';
import type { ServicePage, Question } from '#content/types.ts';
import { useSite } from '#kit/page/site.ts';
import { breadcrumbsLd } from '#kit/page/site-ld.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { questionsLd, serviceLd } from './service-ld.ts';
import { neighboursOf } from '#content/neighbours.ts';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { t } from '#words/t.ts';
import { Disclosure } from '#ui/disclosure.tsx';

/** Typical questions, each collapsed. */
function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <Section heading={t('Questions people ask')} className="border-t border-line bg-paper">
      <div className="grid items-start gap-x-14 md:text-lg lg:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="text-base text-ink-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

/** Related services, one tap away. */
function Neighbours({ route }: { route: string }) {
  const { heading, links } = neighboursOf(route);
  return (
    <Section heading={heading} className="no-print">
      <ul className="links-row">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} look="standing">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
