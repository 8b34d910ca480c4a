import { maxLength } from '#facts/limits.ts';
import { InlineField } from '#ui/inline-field.tsx';
import { EditBlock } from './edit-block.tsx';
import type { Editor } from './use-vendor-editor.ts';

/** What the vendor says about itself. */
export function EditAbout({ vendor, save }: Editor) {
  const { description } = vendor;
  return (
    <EditBlock id="about" heading="About" hint="What you do, for whom, and what makes you good at it.">
      <InlineField
        label="About"
        as="textarea"
        value={description ?? ''}
        maxLength={maxLength.description}
        onSubmit={(typed) => save('description', typed)}
      >
        <p className={description ? 'whitespace-pre-line' : 'text-ink-soft'}>
          {description ?? 'Nothing yet. Your page shows a general paragraph until you write one.'}
        </p>
      </InlineField>
    </EditBlock>
  );
}
