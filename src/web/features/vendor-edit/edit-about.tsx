import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { EditBlock } from './edit-block.tsx';
import { OwnField } from './own-field.tsx';
import type { Editor } from './use-vendor-editor.ts';

const hint = t('What you do, for whom, and what makes you good at it.');

/** The vendor's description of itself. */
export function EditAbout({ vendor, keep }: Editor) {
  return (
    <EditBlock id="about" heading={t('About')} hint={hint}>
      <OwnField
        {...{ vendor, save: keep }}
        field="description"
        label={t('About')}
        rows={5}
        value={vendor.description ?? ''}
        maxLength={maxLength.description}
        hint={
          vendor.description
            ? undefined
            : t('Nothing yet. Your page shows a general paragraph until you write one.')
        }
        meant={(typed) => typed}
      />
    </EditBlock>
  );
}
