import { t } from '#words/t.ts';
import { completeLink, linkHint } from '#domain/vendors/profile-links.ts';
import { maxLength } from '#facts/limits.ts';
import { EditBlock } from './edit-block.tsx';
import { OwnField } from './own-field.tsx';
import type { Editor } from './use-vendor-editor.ts';

const networks = [
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'linkedin', label: 'LinkedIn' },
  { key: 'youtube', label: 'YouTube' },
] as const;

/** Links to the vendor's pages on other sites; an empty one disappears from the page. */
export const EditLinks = ({ vendor, keep }: Editor) => (
  <EditBlock
    id="links"
    heading={t('Social links')}
    hint={t('Your page shows those that you give. Your name there, such as @yourname, is enough.')}
  >
    <div className="grid gap-4">
      {networks.map(({ key, label }) => (
        <OwnField
          key={key}
          {...{ vendor, save: keep, label }}
          field={key}
          type="url"
          value={vendor[key] ?? ''}
          placeholder="@yourname"
          maxLength={maxLength.url}
          meant={(typed) => completeLink(key, typed)}
          hintOf={(typed) => linkHint(key, typed)}
        />
      ))}
    </div>
  </EditBlock>
);
