import type { HelpResult } from '#contract/help.ts';
import { helpQuestions, helpTopics } from '#content/help.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { HelpAnswer } from './help-answer.tsx';

const questionsOf = (topic: keyof typeof helpTopics) =>
  helpQuestions
    .filter((question) => question.topic === topic)
    .map(({ question, answer, quote, source }) => ({
      title: question,
      text: answer,
      quote: quote.replaceAll('**', ''),
      ...source,
    }));

/** Every question there is, by topic and folded, so that a phone shows them all at a glance. `markets` are answered from the staff's facts. */
export function HelpTopics({ markets }: { markets: readonly HelpResult[] }) {
  const topics = [
    ...(Object.keys(helpTopics) as (keyof typeof helpTopics)[]).map((topic) => ({
      heading: helpTopics[topic],
      answers: questionsOf(topic),
    })),
    { heading: 'Markets of Delhi', answers: markets },
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
