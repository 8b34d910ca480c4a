import { t } from '#words/t.ts';
import { numberOf, textIn } from '#domain/vendors/fact-form.ts';
import type { VendorPolicies } from '#domain/vendors/vendor-offer.ts';
import { maxLength } from '#facts/limits.ts';
import { ownDraft } from '#kit/drafts/draft-keys.ts';
import { SavedForm } from '#kit/forms/saved/saved-form.tsx';
import { fieldHints } from '#content/workshop-hints.ts';
import { Field } from '#ui/field.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { EditBlock } from './edit-block.tsx';
import type { Save } from './use-own-editor.ts';

type Props = { vendorId: string; policies: VendorPolicies; save: Save };

/** A vendor's terms: advance, cancellation, work elsewhere. */
export function EditTerms({ vendorId, policies, save }: Props) {
  const { advance, cancellation, travel } = policies;
  const read = (values: FormData): VendorPolicies => {
    const typed = {
      advance: numberOf(values, 'advance') ?? undefined,
      cancellation: textIn(values, 'cancellation') || undefined,
      travel: textIn(values, 'travel') || undefined,
    };
    return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  };
  return (
    <EditBlock
      id="terms"
      heading={t('Terms')}
      hint={t('Said before the booking they prevent a quarrel after it. What you leave empty is not shown.')}
    >
      <SavedForm
        label={t('Terms')}
        draftId={ownDraft(vendorId, 'policies')}
        read={read}
        save={(mine, before, force) => save('policies', mine, before, force)}
        fields={(errors) => (
          <>
            <Field
              name="advance"
              label={t('Advance in percent of the price')}
              hint={fieldHints.advance}
              inputMode="numeric"
              maxLength={3}
              defaultValue={advance ?? ''}
              error={errors['advance']}
            />
            <Field
              as="textarea"
              rows={3}
              name="cancellation"
              label={t('If somebody cancels')}
              hint={fieldHints.cancellation}
              maxLength={maxLength.policy}
              defaultValue={cancellation ?? ''}
              error={errors['cancellation']}
              placeholder={t('Such as: Until 30 days before, the advance is paid back')}
            />
            <Field
              as="textarea"
              rows={3}
              name="travel"
              label={t('Work outside Delhi')}
              hint={fieldHints.travel}
              maxLength={maxLength.policy}
              defaultValue={travel ?? ''}
              error={errors['travel']}
              placeholder={t('Such as: Travel and rooms for three people are extra')}
            />
            <FormProblem>{errors['']}</FormProblem>
          </>
        )}
      />
    </EditBlock>
  );
}
