import { useState } from 'react';
import { t } from '#words/t.ts';
import { quoteLimits } from '#domain/quotes/quote-content.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

type Template = WorkshopQuote['templates'][number];
type Props = {
  templates: readonly Template[];
  busy: boolean;
  onUse: (template: Template) => void;
  onKeep: (name: string) => void;
  onRemove: (template: Template) => void;
};

/** The vendor's templates for new quotes. */
export function QuoteTemplateBar({ templates, busy, onUse, onKeep, onRemove }: Props) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState('');
  const template = templates.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-4 rounded-md bg-paper-deep p-4 sm:grid-cols-2">
      {templates.length > 0 && (
        <div className="grid content-start gap-2">
          <Field
            as="select"
            label={t('Begin with a template')}
            required
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          >
            {templates.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" disabled={!template} onClick={() => template && onUse(template)}>
              {t('Use it')}
            </Button>
            <Button
              look="quiet"
              disabled={!template || busy}
              onClick={() => {
                if (template) onRemove(template);
                setChosen('');
              }}
            >
              {t('Remove it')}
            </Button>
          </div>
        </div>
      )}
      <div className="grid content-start gap-2">
        <Field
          label={t('Keep this one as a template')}
          placeholder={t('Such as: Wedding, 150 guests')}
          maxLength={quoteLimits.templateName}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button
          look="secondary"
          className="justify-self-start"
          disabled={busy || name.trim() === ''}
          onClick={() => {
            onKeep(name.trim());
            setName('');
          }}
        >
          {t('Keep')}
        </Button>
      </div>
    </div>
  );
}
