import { useId, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { t } from '#words/t.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import {
  vendorCategories,
  vendorCategoryNames,
  type VendorCategory,
} from '#domain/vendors/vendor-categories.ts';
import { firstStepsWords as words } from '#content/first-steps.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { editProfilePath } from '#facts/paths.ts';
import { FirstArea } from './first-area.tsx';
import { FirstPicture } from './first-picture.tsx';
import { FirstPrice } from './first-price.tsx';
import { OwnField } from './own-field.tsx';
import { useOwnEditor } from './use-own-editor.ts';

type Props = OwnVendor & {
  /** Asks for the mail of confirmation again. */
  mailAgain: ReactNode;
  onDone: () => void;
};

const trades = vendorCategoryNames.map((value) => ({ value, label: vendorCategories[value] }));

/** Puts the chosen trade first and keeps the others. */
const withFirst = (chosen: string, { categories }: PublicVendor): VendorCategory[] => {
  const others = categories.slice(1).filter((name) => name !== chosen) as VendorCategory[];
  return chosen === '' ? others : [chosen as VendorCategory, ...others];
};

function Step({ done, children }: { done: boolean; children: ReactNode }) {
  return (
    <li className="relative min-w-0 border-t border-line pt-2">
      {done && <Check aria-hidden size={20} strokeWidth={3} className="absolute top-2.5 right-0 text-leaf" />}
      {children}
    </li>
  );
}

/** One screen for a vendor who has just registered: trade, area, first picture, price, and the e-mail to confirm. Each saves itself. */
export function FirstSteps({ vendor, refetch, mailAgain, onDone }: Props) {
  const id = useId();
  const save = useOwnEditor({ vendor, refetch });
  const own = { vendor, save };
  const { categories, area, pictures, prices, email, emailVerified } = vendor;
  const waits = (vendor.visibility ?? 'public') !== 'public';
  return (
    <section
      aria-labelledby={id}
      className="no-print mb-5 rounded-xl border border-line bg-paper p-4 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-xl">
        {words.heading}
      </h2>
      <p className="text-sm text-ink-soft">{waits ? words.waits : words.isPublic}</p>
      <ol className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-2 md:gap-y-3">
        <Step done={categories.length > 0}>
          <OwnField
            {...own}
            field="categories"
            label={t('Trade')}
            value={categories[0] ?? ''}
            none={t('Please choose')}
            options={trades}
            meant={(chosen) => withFirst(chosen, vendor)}
          />
        </Step>
        <Step done={Boolean(area)}>
          <FirstArea {...own} />
        </Step>
        <Step done={Boolean(pictures.gallery1)}>
          <FirstPicture {...{ vendor, refetch }} />
        </Step>
        <Step done={prices.length > 0}>
          <FirstPrice key={categories[0]} {...own} />
        </Step>
      </ol>
      {emailVerified === false && (
        <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line pt-3">
          <div className="min-w-0 grow basis-64">
            <h3 className="text-base font-semibold">{t('Confirm your e-mail')}</h3>
            <p className="text-sm wrap-anywhere text-ink-soft">{words.mail(email ?? '')}</p>
          </div>
          {mailAgain}
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3 border-t border-line pt-3">
        <Button onClick={onDone}>{t('Done')}</Button>
        <ButtonLink to={editProfilePath(vendor._id)} look="secondary">
          {words.more}
        </ButtonLink>
      </div>
    </section>
  );
}
