import { t } from '#words/t.ts';
import type { HelpResult } from '#contract/help.ts';
import { PageLink } from '#ui/page-link.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { HelpAnswer } from './help-answer.tsx';

const sources: Record<HelpResult['source'], string> = {
  answer: t('Answer'),
  service: t('Service'),
  page: t('Page'),
  blog: t('Blog'),
  market: t('Market'),
  vendor: t('Vendor'),
};

type Props = { results: readonly HelpResult[]; onFollow?: () => void };

/** Results, each with its source page. An answer shows the sentence it rests on. */
export function HelpResults({ results, onFollow }: Props) {
  return (
    <ul className="grid gap-3">
      {results.map(({ source, title, text, quote, href, label }) => (
        <li key={source + href + title} className="rounded-lg border border-line bg-paper p-4">
          <p className="text-sm font-semibold text-teal">{source === 'vendor' ? label : sources[source]}</p>
          {source === 'answer' ? (
            <>
              <p className="mt-1 font-semibold">{title}</p>
              <HelpAnswer answer={{ text, quote, href, label }} onFollow={onFollow} />
            </>
          ) : (
            <>
              <PageLink
                to={href}
                onClick={onFollow}
                className="tap inline-flex items-center font-semibold underline decoration-line-strong underline-offset-4 hover:text-teal"
              >
                <span lang={writtenLangOf(title)}>{title}</span>
              </PageLink>
              <p lang={writtenLangOf(text)} className="line-clamp-2 text-sm text-ink-soft">
                {text}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
