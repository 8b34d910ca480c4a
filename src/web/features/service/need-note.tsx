import { t } from '#words/t.ts';
import { needs } from '#content/needs.ts';
import { Notice } from '#ui/notice.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Names the need that led the visitor here, and links to its own page if there is one. */
export function NeedNote({ need }: { need: string }) {
  const { label, page } = needs[need]!;
  return (
    <Notice className="mt-5">
      <p>
        <RichText
          text={t(
            'You asked for <need>{need}</need>. Write what you have in mind in the description, with or without a venue.',
            { need: label },
          )}
          parts={{ need: (words) => <strong>{words}</strong> }}
        />{' '}
        {page && (
          <TextLink to={page}>
            {t('There is also a page for {need}.', { need: label.toLowerCase() })}
          </TextLink>
        )}
      </p>
    </Notice>
  );
}
