import { paths } from '#facts/paths.ts';
import { AnswerState } from '#kit/api/answer-state.tsx';
import { api } from '#kit/api/api.ts';
import { signed } from '#kit/api/authenticated.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { useAnswer } from '#kit/api/use-answer.ts';
import { TextLink } from '#ui/text-link.tsx';
import { t } from '#words/t.ts';
import { AskForCheck } from './ask-for-check.tsx';
import { OwnCheckCard, type Act } from './own-check-card.tsx';

const read = () => signed((options) => api.checkList({}, options));

/** The vendor's checks: requested ones with their status, and available ones. */
export function WorkshopChecks({ refetch }: OwnVendor) {
  const answer = useAnswer(read);
  const { value: own, busy } = answer;
  const act: Act = (work) =>
    answer.act(async () => {
      await work();
      await refetch().catch(() => undefined);
      return read();
    });
  return (
    <div className="grid gap-8">
      <p className="max-w-prose">
        {t(
          'A badge says what we have looked at ourselves, on which day, and until when it counts. It costs nothing, and what you give us to look at only our office sees.',
        )}{' '}
        <TextLink to={paths.howWeCheck}>{t('How we check')}</TextLink>
      </p>
      <AnswerState {...answer} />
      {own && (
        <>
          {own.checks.length > 0 && (
            <section aria-labelledby="asked-for">
              <h2 id="asked-for" className="text-2xl">
                {t('Asked for')}
              </h2>
              <ul className="mt-3 grid gap-4">
                {own.checks.map((check) => (
                  <li key={check.id}>
                    <OwnCheckCard {...{ check, busy, act }} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="can-be-checked">
            <h2 id="can-be-checked" className="text-2xl">
              {t('What we can check')}
            </h2>
            {own.askable.length === 0 ? (
              <p className="mt-3">{t('All of it has been asked for.')}</p>
            ) : (
              <ul className="mt-3 grid gap-4">
                {own.askable.map((askable) => (
                  <li key={askable.kind}>
                    <AskForCheck {...{ askable, busy, act }} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </div>
  );
}
