import { useEffect, useRef, useState } from 'react';
import { t } from '#words/t.ts';
import type { HelpQuestion, HelpResult } from '#contract/help.ts';
import { checked } from '#contract/reply.ts';
import { isText } from '#domain/formats/fields.ts';
import { hasShape, isListOf, isOneOf, orNull } from '#contract/shape.ts';
import { api } from '#kit/api/api.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { HandOver } from './hand-over.tsx';
import { HelpBox } from './help-box.tsx';
import { HelpResults } from './help-results.tsx';

const pauseMs = 250;
const suggested = 5;

const isResults = isListOf(
  hasShape<HelpResult>({
    source: isOneOf<HelpResult['source']>(['answer', 'service', 'page', 'blog', 'market', 'vendor']),
    title: isText,
    text: isText,
    quote: orNull(isText),
    href: isText,
    label: isText,
  }),
);

const areQuestions = isListOf(
  hasShape<Pick<HelpQuestion, 'id' | 'question'>>({ id: isText, question: isText }),
);

/** Loads suggested questions when the panel opens; without them the visitor types. */
function useSuggested() {
  const [suggestions, setSuggestions] = useState<readonly Pick<HelpQuestion, 'id' | 'question'>[]>([]);
  useEffect(() => {
    checked(areQuestions, api.helpQuestionList()).then(
      (questions) => setSuggestions(questions.slice(0, suggested)),
      () => undefined,
    );
  }, []);
  return suggestions;
}

type HelpResults = { query: string; results: readonly HelpResult[] | null };

/** Returns the answers for a text, shortly after typing stops. `results` null: they could not be loaded. */
function useAnswers(text: string): HelpResults | undefined {
  const query = useDebounced(text.trim(), pauseMs);
  const [found, setFound] = useState<HelpResults>();
  useEffect(() => {
    if (query === '') return;
    const stop = new AbortController();
    checked(isResults, api.help({ query: { q: query } }, { signal: stop.signal })).then(
      (results) => setFound({ query, results }),
      () => stop.signal.aborted || setFound({ query, results: null }),
    );
    return () => stop.abort();
  }, [query]);
  return text.trim() === '' ? undefined : found;
}

function Answers({ found, onClose }: { found: HelpResults; onClose: () => void }) {
  if (found.results === null)
    return (
      <p role="alert">{t('The answers could not be loaded. Please call us, or try again in a minute.')}</p>
    );
  if (found.results.length === 0)
    return (
      <p role="status">
        {t('We found nothing about “{query}”. Try other words, or ask a person below.', {
          query: found.query,
        })}
      </p>
    );
  return (
    <>
      <p role="status" className="sr-only">
        {t('{count} results', { count: found.results.length })}
      </p>
      <HelpResults results={found.results} onFollow={onClose} />
    </>
  );
}

type Props = { open: boolean; onClose: () => void };

/** Help over the page: finds services, vendors, blogs and markets, answers common questions, and hands over to a person. */
export default function HelpPanel({ open, onClose }: Props) {
  const [text, setText] = useState('');
  const found = useAnswers(text);
  const suggestions = useSuggested();
  const box = useRef<HTMLInputElement>(null);
  // Runs after the dialog's own effect, which opens it and focuses its first control.
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} heading={t('How can we help?')}>
      <div className="grid gap-4">
        <HelpBox
          ref={box}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onAsk={() => undefined}
        />
        {found ? (
          <Answers found={found} onClose={onClose} />
        ) : (
          <ul className="flex flex-wrap gap-2">
            {suggestions.map(({ id, question }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => setText(question)}
                  className="tap rounded-full border border-line-strong px-4 text-left hover:border-teal hover:text-teal"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        <HandOver onFollow={onClose} />
      </div>
    </Dialog>
  );
}
