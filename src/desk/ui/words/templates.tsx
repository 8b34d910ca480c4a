import { useState } from 'react';
import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { languageName } from '#words/language-name.ts';
import { Button } from '#ui/button.tsx';
import { reads, useRead } from '../../kit/query.ts';
import { ReadSection } from '../read-section.tsx';
import { TemplateForm } from './template-form.tsx';

/** Reply templates; one at a time is open. */
export function Templates() {
  const read = useRead(reads.staffTemplateList());
  const [open, setOpen] = useState<string | null>(null);
  const shut = () => setOpen(null);
  return (
    <section aria-labelledby="templates">
      <h2 id="templates" className="mb-2 text-xl">
        Texts for answers
      </h2>
      <ReadSection read={read}>
        {(templates) => (
          <>
            <ul>
              {templates.map((template) => (
                <li key={template.id} className="border-t border-line py-3">
                  {open === template.id ? (
                    <TemplateForm template={template} onDone={shut} />
                  ) : (
                    <div className="flex items-center justify-between gap-4">
                      <div className="min-w-0">
                        <h3 className="font-semibold wrap-anywhere">
                          {template.name}
                          <span className="ml-2 font-normal text-ink-soft">
                            {languageName(template.locale)}
                            {template.kind && ` · ${enquiryKinds[template.kind].title}`}
                          </span>
                        </h3>
                        <p lang={template.locale} className="truncate text-sm text-ink-soft">
                          {template.subject || `; ${template.text}`}
                        </p>
                      </div>
                      <Button look="quiet" onClick={() => setOpen(template.id)}>
                        Edit{' '}
                        <span className="sr-only">
                          {template.name} in {languageName(template.locale)}
                        </span>
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
            {open === 'new' ? (
              <TemplateForm onDone={shut} />
            ) : (
              <Button look="secondary" className="mt-2" onClick={() => setOpen('new')}>
                Add a text
              </Button>
            )}
          </>
        )}
      </ReadSection>
    </section>
  );
}
