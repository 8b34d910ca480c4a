import { ChevronDown } from 'lucide-react';
import type { Question } from '#content/types.ts';
import { Section } from '#ui/section.tsx';

/** Typical questions, each folded away until asked; the browser's own disclosure, so that no script is needed. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <Section heading="Questions people ask" className="border-t border-line bg-paper">
      <div className="grid items-start gap-x-14 lg:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="tap flex cursor-pointer list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-teal [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                size={22}
                className="shrink-0 text-teal transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pr-8 pb-4 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
