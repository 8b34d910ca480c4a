import { useSearchParams } from 'react-router';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { paths } from '#facts/paths.ts';
import { searchWords } from '#facts/search-words.ts';
import type { HelpQuestion } from '#contract/help.ts';
import type { Api } from '#contract/client.ts';
import { marketAnswers } from '#content/market-answers.ts';
import { afterAnyEnquiry } from '#content/services/after-you-send.ts';
import { browserLoad, serverLoad, type LoadArgs } from '#kit/page/page-data.ts';
import { pageMeta } from '#kit/page/page-meta.ts';
import { AsyncSection } from '#ui/async-section.tsx';
import { FailedNotice } from '#ui/failed-notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { HandOver } from '#features/help/hand-over.tsx';
import { HelpBox } from '#features/help/help-box.tsx';
import { HelpResults } from '#features/help/help-results.tsx';
import { HelpTopics } from '#features/help/help-topics.tsx';
import type { Route } from './+types/help';

const questionOf = ({ searchParams }: URL) => searchWords(searchParams.get('q'));

/** Without a question: the answers about markets from the staff's facts; none when these cannot be loaded. */
const aboutMarkets = async (api: Api) => (await api.marketList().catch(() => [])).flatMap(marketAnswers);

const noQuestions = Promise.resolve<HelpQuestion[]>([]);

const load = (api: Api, { url }: LoadArgs<unknown>) => {
  const q = questionOf(url);
  return {
    found: q === '' ? aboutMarkets(api) : api.help({ query: { q } }),
    questions: q === '' ? api.helpQuestionList() : noQuestions,
  };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Help'),
    description: t(
      'Find services, vendors, blogs and markets, and answers to common questions, in your own words.',
    ),
    path: paths.help,
    hidden: true,
  });

/** The help panel as a page, for visitors without scripts and for an overview of all questions. */
export default function Help({ loaderData: { found, questions } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const query = searchWords(search.get('q'));
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <PageHeading lead={t('Type what you need in your own words. Hindi words in English letters are fine.')}>
        {t('How can we help?')}
      </PageHeading>
      <div className="mt-8 grid gap-6">
        <HelpBox defaultValue={query} key={query} />
        <AsyncSection
          data={found}
          loading={messages.loading}
          failed={({ message }) => <FailedNotice>{message}</FailedNotice>}
        >
          {(results) =>
            query === '' ? (
              <AsyncSection
                data={questions}
                loading={messages.loading}
                failed={() => <HelpTopics questions={[]} markets={results} />}
              >
                {(list) => <HelpTopics questions={list} markets={results} />}
              </AsyncSection>
            ) : results.length > 0 ? (
              <HelpResults results={results} />
            ) : (
              <p role="status">
                {t('We found nothing about “{query}”. Try other words, or ask a person below.', { query })}
              </p>
            )
          }
        </AsyncSection>
        {query === '' && (
          <section id="after-you-send" aria-labelledby="after-you-send-heading" className="scroll-mt-24">
            <h2 id="after-you-send-heading" className="text-xl">
              {t('After you send')}
            </h2>
            <p className="mt-1">{afterAnyEnquiry}</p>
          </section>
        )}
        <HandOver />
      </div>
    </div>
  );
}
