import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { InlineField } from '#ui/inline-field.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { EditBlock } from './edit-block.tsx';
import type { Editor } from './use-vendor-editor.ts';

const hint = t('What you do, for whom, and what makes you good at it.');

/** The vendor's description of itself. */
export function EditAbout({ vendor, save }: Editor) {
  const { description } = vendor;
  return (
    <EditBlock id="about" heading={t('About')} hint={hint}>
      <InlineField
        label={t('About')}
        as="textarea"
        value={description ?? ''}
        maxLength={maxLength.description}
        onSubmit={(typed) => save('description', typed)}
      >
        <p
          lang={writtenLangOf(description)}
          className={description ? 'whitespace-pre-line' : 'text-ink-soft'}
        >
          {description ?? t('Nothing yet. Your page shows a general paragraph until you write one.')}
        </p>
      </InlineField>
    </EditBlock>
  );
}
