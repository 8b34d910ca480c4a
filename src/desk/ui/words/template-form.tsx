import { useState, type FormEvent } from 'react';
import { maxLength } from '#facts/limits.ts';
import { enquiryKindNames, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts';
import { placeholders } from '#domain/enquiries/placeholders.ts';
import { wordLimits, type ReplyTemplate } from '#contract/desk/reply-templates.ts';
import { languageName } from '#words/language-name.ts';
import { defaultLocale, localeNames, type Locale } from '#words/locales.ts';
import { Field } from '#ui/field.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../../kit/api.ts';
import { textsOf } from '../../kit/texts-of.ts';
import { useVersionedAction } from '../../kit/action.ts';
import { ItemButtons } from '../editable-list.tsx';

type Props = {
  /** Absent for a new one. */
  template?: ReplyTemplate;
  onDone: () => void;
};

/** The meaning of the placeholders in braces. */
const Places = () => (
  <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
    {Object.entries(placeholders).map(([name, { means }]) => (
      <div key={name}>
        <dt className="inline font-mono text-ink">{`{${name}}`}</dt> <dd className="inline">{means}</dd>
      </div>
    ))}
  </dl>
);

/** A form for a reply template. When somebody else saved it meanwhile, theirs is shown and typed text stays. */
export function TemplateForm({ template, onDone }: Props) {
  const { busy, failure, fieldErrors, work } = useVersionedAction('staffTemplateList');
  const [opened] = useState(template);
  const stale = failure !== null && template !== undefined && template.version !== opened?.version;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsOf(event.currentTarget);
    const body = {
      locale: typed('locale') as Locale,
      kind: enquiryKindNames.find((name) => name === typed('kind')) ?? null,
      name: typed('name'),
      subject: typed('subject'),
      text: typed('text'),
    };
    const version = (stale ? template : opened)?.version;
    const saved = await work(() =>
      template && version !== undefined
        ? api.staffTemplateChange({ params: { templateId: template.id }, body: { ...body, version } })
        : api.staffTemplateAdd({ body }),
    );
    if (saved) onDone();
  };
  const remove = async ({ id, version }: ReplyTemplate) => {
    const query = { version: String(version) };
    if (await work(() => api.staffTemplateRemove({ params: { templateId: id }, query }))) onDone();
  };
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-4 py-2" noValidate>
      <Field
        label="Name"
        name="name"
        required
        autoComplete="off"
        maxLength={wordLimits.name}
        defaultValue={opened?.name}
        error={fieldErrors['name']}
      />
      <Field
        label="Language"
        as="select"
        name="locale"
        required
        defaultValue={opened?.locale ?? defaultLocale}
        error={fieldErrors['locale']}
      >
        {localeNames.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </Field>
      <Field
        label="Kind of enquiry"
        as="select"
        name="kind"
        defaultValue={opened?.kind ?? ''}
        error={fieldErrors['kind']}
      >
        <option value="">Every kind</option>
        {enquiryKindNames.map((kind) => (
          <option key={kind} value={kind}>
            {enquiryKinds[kind].title}
          </option>
        ))}
      </Field>
      <Field
        label="Subject"
        name="subject"
        hint="Without a subject it is a snippet: type ; and its name in an answer."
        autoComplete="off"
        maxLength={wordLimits.subject}
        defaultValue={opened?.subject}
        error={fieldErrors['subject']}
      />
      <Field
        label="Text"
        as="textarea"
        name="text"
        required
        rows={12}
        maxLength={maxLength.message}
        defaultValue={opened?.text}
        error={fieldErrors['text']}
      />
      <Places />
      {failure && (
        <Alert>
          <p>{failure}</p>
          {stale && (
            <p className="mt-2 whitespace-pre-wrap">
              <span className="font-semibold">{template.subject}</span>
              {`\n${template.text}`}
            </p>
          )}
        </Alert>
      )}
      <ItemButtons
        save={stale ? 'Save mine' : 'Save'}
        busy={busy}
        onCancel={onDone}
        removable={template && { name: template.name, onRemove: () => void remove(template) }}
      />
    </form>
  );
}
