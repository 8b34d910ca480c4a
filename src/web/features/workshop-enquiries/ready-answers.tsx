import { useState } from 'react';
import { t, localeNow } from '#words/t.ts';
import { inLanguage } from '#words/per-language.ts';
import { starterAnswers } from '#content/ready-answers.ts';
import {
  answerPlaceholderNames,
  answerPlaceholders,
  readyAnswerLimits,
} from '#domain/enquiries/ready-answers.ts';
import { checked } from '#contract/reply.ts';
import { shaped } from '#kit/api/shape-reply.ts';
import type { ReadyAnswer, ReadyAnswers } from '#contract/ready-answers.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { newKey } from '#kit/forms/new-key.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { toldLangOf } from '#ui/written-lang.ts';
import { AnswerForm } from './answer-form.tsx';

/** Returns an id in the form of a UUID, which also browsers without https can make. */
const newId = (): string => newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');

const isReadyAnswers = (value: unknown): value is ReadyAnswers => shaped('ReadyAnswers', value) !== undefined;

const readAnswers = () => signed((options) => api.readyAnswerList({}, options));

/** The part of the workshop with the vendor's ready answers. */
export function ReadyAnswersPart() {
  const answer = useAnswer(readAnswers);
  const { value, busy, act } = answer;
  const [open, setOpen] = useState<ReadyAnswer | null>(null);
  const [gone, setGone] = useState<ReadyAnswer | null>(null);
  if (!value) return <AnswerState {...answer} />;
  const save = ({ id, ...body }: ReadyAnswer) =>
    act(() =>
      checked(
        isReadyAnswers,
        signed((options) => api.readyAnswerSave({ params: { answerId: id }, body }, options)),
      ),
    );
  const remove = async (answer: ReadyAnswer) => {
    const done = await act(() =>
      checked(
        isReadyAnswers,
        signed((options) => api.readyAnswerRemove({ params: { answerId: answer.id } }, options)),
      ),
    );
    if (done) setGone(answer);
  };
  const begin = (name = '', text = '') => setOpen({ id: newId(), name, text });
  const isFull = value.answers.length >= readyAnswerLimits.answers;
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        {t('In braces, a request fills in:')}{' '}
        {answerPlaceholderNames.map((name) => `{${name}} ${answerPlaceholders[name]}`).join(', ')}
      </p>
      <AnswerState {...answer} />
      {gone && (
        <Notice role="status" className="flex flex-wrap items-center justify-between gap-3">
          {t('Removed: {name}', { name: gone.name })}
          <Button
            look="secondary"
            disabled={busy}
            onClick={() => void save(gone).then((done) => done && setGone(null))}
          >
            {t('Undo')}
          </Button>
        </Notice>
      )}
      {open ? (
        <AnswerForm
          key={open.id}
          answer={open}
          busy={busy}
          onCancel={() => setOpen(null)}
          onSave={(answer) => void save(answer).then((done) => done && setOpen(null))}
        />
      ) : (
        <Button className="justify-self-start" disabled={isFull} onClick={() => begin()}>
          {t('Write a ready answer')}
        </Button>
      )}
      {isFull && (
        <p className="text-ink-soft">
          {t('You have {max} ready answers. Remove one first.', { max: readyAnswerLimits.answers })}
        </p>
      )}
      {value.answers.length > 0 && (
        <section aria-labelledby="own-answers">
          <h2 id="own-answers" className="text-xl">
            {t('Your own')}
          </h2>
          <ul className="mt-3 divide-y divide-line rounded-xl border border-line bg-paper">
            {value.answers.map((answer) => (
              <li key={answer.id} className="p-4" lang={toldLangOf(answer.text)}>
                <p className="font-semibold wrap-anywhere">{answer.name}</p>
                <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
                <div className="mt-2 flex flex-wrap gap-3">
                  <Button look="secondary" disabled={busy} onClick={() => setOpen(answer)}>
                    {t('Change')} <span className="sr-only">: {answer.name}</span>
                  </Button>
                  <Button look="quiet" disabled={busy} onClick={() => void remove(answer)}>
                    {t('Remove it')} <span className="sr-only">: {answer.name}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="starters">
        <h2 id="starters" className="text-xl">
          {t('To begin with')}
        </h2>
        <ul className="mt-3 divide-y divide-line rounded-xl border border-line bg-paper">
          {starterAnswers.map(({ key, name, text }) => (
            <li key={key} className="p-4">
              <p className="font-semibold">{inLanguage(name, localeNow())}</p>
              <p className="whitespace-pre-line wrap-anywhere">{inLanguage(text, localeNow())}</p>
              <Button
                look="secondary"
                className="mt-2"
                disabled={isFull}
                onClick={() => begin(inLanguage(name, localeNow()), inLanguage(text, localeNow()))}
              >
                {t('Make it your own')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
