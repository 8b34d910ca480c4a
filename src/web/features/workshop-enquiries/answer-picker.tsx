import { useState } from 'react';
import { t, localeNow } from '#words/t.ts';
import { listedLocales, locales } from '#words/locales.ts';
import { workshopPath } from '#facts/paths.ts';
import { starterAnswers } from '#content/ready-answers.ts';
import type { ReadyAnswer } from '#contract/ready-answers.ts';
import { isApiError } from '#contract/api-error.ts';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Choice = { key: string; name: string; text: string; lang?: string };

/** Returns the answers that every vendor has, those in the language of the page first. */
const starters = (): Choice[] => {
  const here = localeNow();
  const names = listedLocales.toSorted((one, other) => Number(other === here) - Number(one === here));
  return names.flatMap((name) =>
    starterAnswers.map((one) => ({
      key: `${one.key} ${name}`,
      name: one.name[name],
      text: one.text[name],
      lang: locales[name].lang,
    })),
  );
};

/** The ready answers beside the form of a message: one tap opens them, one inserts. */
export function AnswerPicker({ onInsert }: { onInsert: (text: string) => void }) {
  const [open, setOpen] = useState(false);
  const [own, setOwn] = useState<readonly ReadyAnswer[]>([]);
  const [failed, setFailed] = useState(false);
  const toggle = () => {
    setOpen(!open);
    if (open) return;
    signed((options) => api.readyAnswerList({}, options)).then(
      ({ answers }) => {
        setOwn(answers);
        setFailed(false);
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        setFailed(true);
      },
    );
  };
  const choices: Choice[] = [...own.map(({ id, name, text }) => ({ key: id, name, text })), ...starters()];
  return (
    <div className="grid gap-2">
      <Button look="secondary" aria-expanded={open} className="justify-self-start" onClick={toggle}>
        {t('Ready answers')}
      </Button>
      {open && (
        <div className="grid gap-2 rounded-md border border-line p-2">
          <ul className="grid max-h-72 gap-1 overflow-y-auto" aria-label={t('Ready answers')}>
            {choices.map(({ key, name, text, lang }) => (
              <li key={key}>
                <button
                  type="button"
                  lang={lang}
                  className="tap w-full rounded-md px-2 py-1.5 text-left hover:bg-teal-wash"
                  onClick={() => {
                    onInsert(text);
                    setOpen(false);
                  }}
                >
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="line-clamp-1 text-sm text-ink-soft wrap-anywhere">
                    {text.replaceAll('\n', ' ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {failed && <p className="text-sm text-ink-soft">{t('Your own ones cannot be read at present.')}</p>}
          <TextLink to={workshopPath('answers')}>{t('Write and change your ready answers')}</TextLink>
        </div>
      )}
    </div>
  );
}
