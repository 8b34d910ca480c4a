import { t } from '#words/t.ts';
import type { HelpQuestion, HelpResult } from '#contract/help.ts';
import { helpTopics, type HelpTopic } from '#domain/pages/help-topics.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { HelpAnswer } from './help-answer.tsx';

type Props = {
  questions: readonly HelpQuestion[];
  /** Answers from the staff's facts. */
  markets: readonly HelpResult[];
};

/** All questions, by topic and collapsed, so that a phone shows them at a glance. */
export function HelpTopics({ questions, markets }: Props) {
  const topics = [
    ...(Object.keys(helpTopics) as HelpTopic[]).map((topic) => ({
      heading: helpTopics[topic],
      answers: questions
        .filter((one) => one.topic === topic)
        .map(({ question, answer, ...rest }) => ({ ...rest, title: question, text: answer })),
    })),
    { heading: t('Markets of Delhi'), answers: markets },
  ];
  return topics
    .filter(({ answers }) => answers.length > 0)
    .map(({ heading, answers }) => (
      <section key={heading}>
        <h2 className="text-xl">{heading}</h2>
        <div className="mt-1">
          {answers.map((answer) => (
            <Disclosure key={answer.title} summary={answer.title}>
              <HelpAnswer answer={answer} />
            </Disclosure>
          ))}
        </div>
      </section>
    ));
}
