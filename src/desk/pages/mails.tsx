import { Link, useSearchParams } from 'react-router';
import { mailTemplate } from '#contract/desk/content/mails/mail-templates.ts';
import { fillPath } from '#contract/kit.ts';
import { deskPaths } from '#facts/desk-paths.ts';
import { defaultLocale, localeNames, locales } from '#words/locales.ts';
import { languageName } from '#words/language-name.ts';
import { reads, useRead } from '../kit/query.ts';
import { useFrameLook } from '../ui/content/frame-choices.tsx';
import { MailFrame, mailWidths } from '../ui/content/mail-frame.tsx';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { MailServerTest } from '../ui/mail-server-test.tsx';
import { ReadSection } from '../ui/read-section.tsx';
import { Views } from '../ui/views.tsx';

/** Every mail as it is sent, with sample values: in each language, at two widths, light and dark. */
export function Component() {
  const [search] = useSearchParams();
  const asked = search.get('language');
  const locale = localeNames.find((one) => one === asked) ?? defaultLocale;
  const read = useRead(reads.staffMailList({ query: { locale } }));
  const { look, choices } = useFrameLook(mailWidths);
  return (
    <DeskPage
      title="Mails as they are sent"
      lead={
        <>
          In their present words, with sample values. Change them under{' '}
          <Link className="underline" to={fillPath(deskPaths.contentList, { type: 'mail' })}>
            Mails
          </Link>
          .
        </>
      }
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <Views
          views={localeNames.map((one) => ({
            label: languageName(one),
            search: one === defaultLocale ? '' : `?language=${one}`,
          }))}
        />
        {choices}
      </div>
      <div className="mb-6">
        <MailServerTest />
      </div>
      <ReadSection read={read}>
        {(mails) => (
          <ul className="flex flex-wrap items-start gap-x-6 gap-y-10">
            {mails.map(({ name, subject, html }) => (
              <li key={name} className="grid max-w-full gap-2" style={{ width: look.width + 2 }}>
                <h2 className="text-base">{mailTemplate(name).label}</h2>
                <p className="text-sm text-ink-soft">{mailTemplate(name).where}</p>
                <p lang={locales[locale].lang} className="text-sm font-semibold wrap-anywhere">
                  {subject}
                </p>
                <MailFrame title={mailTemplate(name).label} html={html} look={look} />
              </li>
            ))}
          </ul>
        )}
      </ReadSection>
    </DeskPage>
  );
}
