import { useState } from 'react';
import { vendorFieldWords as words } from '#content/vendor-fields.ts';
import { marketIds, regions } from '#domain/vendors/vendor-categories.ts';
import type { DeskVendorDetail } from '#contract/desk/vendors.ts';
import { Button } from '#ui/button.tsx';
import { FactFields } from '#ui/fact-fields.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PriceFields } from '#ui/price-fields.tsx';
import { CategoryBoxes, HoursFields } from './vendor-edit-parts.tsx';
import {
  changedMeanwhile,
  serviceLines,
  vendorEditOf,
  type VendorEdit as Edit,
} from '#desk/kit/vendor-form.ts';

type Props = {
  vendor: DeskVendorDetail;
  busy: boolean;
  failure: string | null;
  fieldErrors: Readonly<Record<string, string>>;
  /** Resolves to whether it was saved. */
  onSave: (edit: { fields: Edit; updatedAt: string }) => Promise<boolean>;
};

const marketName = (id: string) =>
  id.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
/** Returns the first error of a list: `services.2.name`. */
const errorOf = (errors: Props['fieldErrors'], name: string) =>
  errors[`fields.${name}`] ?? Object.entries(errors).find(([at]) => at.startsWith(`fields.${name}.`))?.[1];

/**
 * A form of the fields that the vendor itself may change. Only changes are sent, and the vendor is notified of the fields. When
 * somebody else saved meanwhile, the new values are shown, and typed ones stay.
 */
export function VendorEdit({ vendor, busy, failure, fieldErrors: given, onSave }: Props) {
  // Sent beside the version, under a name of their own.
  const fieldErrors = Object.fromEntries(
    Object.entries(given).map(([at, words]) => [at.replace(/^fields\./, ''), words]),
  );
  const [said, setSaid] = useState<string | null>(null);
  /** The vendor when the form was filled, while a save is running or was refused. */
  const [refused, setRefused] = useState<DeskVendorDetail | null>(null);
  const { profile } = refused ?? vendor;
  const stale = changedMeanwhile(profile, vendor.profile);
  // Shown here too: too many categories, or half a place, have no field of their own for the error.
  const problem = failure ?? Object.values(fieldErrors)[0];
  const field = (name: keyof typeof words & keyof typeof profile) => ({
    label: words[name],
    name,
    error: errorOf(fieldErrors, name),
  });
  const textOf = (name: 'companyName' | 'ownerName' | 'address' | 'area' | Link) => ({
    ...field(name),
    defaultValue: profile[name] ?? '',
  });
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = vendorEditOf(event.currentTarget, profile);
        if (!fields) return setSaid('Nothing is changed.');
        setSaid(null);
        setRefused(refused ?? vendor);
        void onSave({ fields, updatedAt: vendor.updatedAt }).then((done) => {
          if (!done) return;
          setRefused(null);
          setSaid('Saved. The vendor is told what was changed.');
        });
      }}
    >
      <p className="text-sm text-ink-soft">
        Only what you change is saved. The vendor gets a mail with the names of these fields, and the record
        has them too.
      </p>
      <Field {...textOf('companyName')} required />
      <Field {...textOf('ownerName')} required />
      <Field {...textOf('address')} required />
      <Field as="textarea" rows={5} {...field('description')} defaultValue={profile.description ?? ''} />
      <Field
        as="textarea"
        rows={4}
        {...field('services')}
        hint="One a line, as Name: details."
        defaultValue={serviceLines(profile.services)}
      />
      <CategoryBoxes chosen={profile.categories} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field {...textOf('area')} />
        <Field as="select" {...field('region')} defaultValue={profile.region ?? ''}>
          <option value="">None</option>
          {regions.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </Field>
        <Field as="select" {...field('market')} defaultValue={profile.market ?? ''}>
          <option value="">None</option>
          {marketIds.map((id) => (
            <option key={id} value={id}>
              {marketName(id)}
            </option>
          ))}
        </Field>
      </div>
      <HoursFields hours={profile.openingHours} error={errorOf(fieldErrors, 'openingHours')} />
      <Field
        as="textarea"
        rows={3}
        {...field('areasServed')}
        hint="One a line."
        defaultValue={profile.areasServed.join('\n')}
      />
      <p className="text-sm text-ink-soft">
        Facts and prices are those of the categories as they are saved now.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FactFields categories={profile.categories} facts={profile.facts} errors={fieldErrors} />
        <PriceFields categories={profile.categories} prices={profile.prices} errors={{}} />
      </div>
      {errorOf(fieldErrors, 'prices') && (
        <p className="text-sm font-semibold text-sindoor">
          {words.prices}: {errorOf(fieldErrors, 'prices')}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {links.map((name) => (
          <Field key={name} {...textOf(name)} inputMode="url" />
        ))}
        <Field
          {...field('latitude')}
          label="Latitude"
          inputMode="decimal"
          defaultValue={profile.latitude ?? ''}
        />
        <Field
          {...field('longitude')}
          label="Longitude"
          inputMode="decimal"
          defaultValue={profile.longitude ?? ''}
        />
      </div>
      <div aria-live="polite">
        {problem && <Notice tone="warning">{problem}</Notice>}
        {failure && stale.length > 0 && (
          <Notice tone="warning">
            <p>Now there. Saving again puts what you changed over it, and nothing else.</p>
            <dl className="mt-2 grid gap-1">
              {stale.map(({ field: name, now }) => (
                <div key={name}>
                  <dt className="inline font-semibold">{words[name]}:</dt>{' '}
                  <dd className="inline whitespace-pre-wrap">{now}</dd>
                </div>
              ))}
            </dl>
          </Notice>
        )}
        {said && <Notice>{said}</Notice>}
      </div>
      <Button type="submit" disabled={busy} className="justify-self-start">
        Save and tell the vendor
      </Button>
    </form>
  );
}

const links = ['instagram', 'facebook', 'linkedin', 'youtube'] as const;
type Link = (typeof links)[number];
