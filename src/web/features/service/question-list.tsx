import { t } from '#words/t.ts';
import type { Question } from '#content/types.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Section } from '#ui/section.tsx';

/** Typical questions, each collapsed. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <Section heading={t('Questions people ask')} className="border-t border-line bg-paper">
      <div className="grid items-start gap-x-14 text-lg lg:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="text-base text-ink-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
