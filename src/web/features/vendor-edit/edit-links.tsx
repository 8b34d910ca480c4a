import { t } from '#words/t.ts';
import { completeLink } from '#domain/vendors/profile-links.ts';
import { maxLength } from '#facts/limits.ts';
import { InlineField } from '#ui/inline-field.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { EditBlock } from './edit-block.tsx';
import type { Editor } from './use-vendor-editor.ts';

const networks = [
  { key: 'instagram', label: 'Instagram', placeholder: 'https://www.instagram.com/yourname' },
  { key: 'facebook', label: 'Facebook', placeholder: 'https://www.facebook.com/yourname' },
  { key: 'linkedin', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/company/yourname' },
  { key: 'youtube', label: 'YouTube', placeholder: 'https://www.youtube.com/@yourname' },
] as const;

/** Links to the vendor's pages on other sites; an empty one disappears from the page. */
export function EditLinks({ vendor, save }: Editor) {
  return (
    <EditBlock id="links" heading={t('Social links')} hint={t('Your page shows those that you give.')}>
      <ul className="grid gap-3">
        {networks.map(({ key, label, placeholder }) => {
          const href = vendor[key];
          return (
            <li key={key}>
              <InlineField
                label={label}
                type="url"
                value={href ?? ''}
                placeholder={placeholder}
                maxLength={maxLength.url}
                onSubmit={(typed) => save(key, completeLink(key, typed))}
              >
                <span className="block text-sm text-ink-soft">{label}</span>
                {href ? (
                  <TextAnchor href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
                    {href}
                  </TextAnchor>
                ) : (
                  t('None yet')
                )}
              </InlineField>
            </li>
          );
        })}
      </ul>
    </EditBlock>
  );
}
