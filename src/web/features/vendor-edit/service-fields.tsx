import { t } from '#words/t.ts';
import { maxLength } from '#facts/limits.ts';
import { Field } from '#ui/field.tsx';

type Props = { name?: string; details?: string; error: string | null };

/** Name and details of one service. */
export function ServiceFields({ name, details, error }: Props) {
  return (
    <>
      <Field
        name="name"
        label={t('Service')}
        required
        maxLength={maxLength.name}
        defaultValue={name}
        placeholder={t('Such as: Stage and mandap')}
        error={error ?? undefined}
      />
      <Field
        as="textarea"
        rows={3}
        name="details"
        label={t('Details')}
        maxLength={maxLength.serviceDetails}
        defaultValue={details}
        placeholder={t('What is included, for how many, from what price')}
      />
    </>
  );
}
