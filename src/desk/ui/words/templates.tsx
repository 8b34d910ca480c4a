import { enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { languageName } from '#words/language-name.ts';
import { reads, useRead } from '../../kit/query.ts';
import { EditableList } from '../editable-list.tsx';
import { ReadSection } from '../read-section.tsx';
import { TemplateForm } from './template-form.tsx';

/** Reply templates; one at a time is open. */
export function Templates() {
  const read = useRead(reads.staffTemplateList());
  return (
    <section aria-labelledby="templates">
      <h2 id="templates" className="mb-2 text-xl">
        Texts for answers
      </h2>
      <ReadSection read={read}>
        {(templates) => (
          <EditableList
            items={templates.map((template) => ({
              key: template.id,
              heading: (
                <>
                  {template.name}
                  <span className="ml-2 font-normal text-ink-soft">
                    {languageName(template.locale)}
                    {template.kind && ` · ${enquiryKinds[template.kind].title}`}
                  </span>
                </>
              ),
              detail: (
                <p lang={template.locale} className="truncate text-sm text-ink-soft">
                  {template.subject || `; ${template.text}`}
                </p>
              ),
              name: `${template.name} in ${languageName(template.locale)}`,
              form: (onDone) => <TemplateForm template={template} onDone={onDone} />,
            }))}
            add="Add a text"
            newForm={(onDone) => <TemplateForm onDone={onDone} />}
          />
        )}
      </ReadSection>
    </section>
  );
}
