import { t } from '#words/t.ts';
import {
  marketIds,
  regionNames,
  regions,
  type MarketId,
  type Region,
} from '#domain/vendors/vendor-categories.ts';
import { maxLength } from '#facts/limits.ts';
import { fieldHints } from '#content/workshop-hints.ts';
import { placeNamesId } from '#kit/search/place-names.tsx';
import { EditBlock } from './edit-block.tsx';
import { OwnCategories } from './own-categories.tsx';
import { OwnField } from './own-field.tsx';
import type { Editor } from './use-vendor-editor.ts';

/** Returns `m-block-market` as people write it. */
const marketName = (id: string) => id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());

/** The vendor's category and location: they decide which lists show it. */
export function EditPlace({ vendor, keep: save }: Editor) {
  const own = { vendor, save };
  return (
    <EditBlock id="categories" heading={t('Categories and place')}>
      <div className="grid gap-4">
        <OwnCategories {...own} />
        <OwnField
          {...own}
          field="area"
          label={t('Part of town')}
          value={vendor.area ?? ''}
          hint={fieldHints.area}
          list={placeNamesId}
          maxLength={maxLength.name}
          meant={(typed) => typed}
        />
        <OwnField
          {...own}
          field="region"
          label={t('Region')}
          hint={fieldHints.region}
          value={vendor.region ?? ''}
          none={t('None')}
          options={regions.map((value) => ({ value, label: regionNames[value] }))}
          meant={(chosen) => (chosen || null) as Region | null}
        />
        <OwnField
          {...own}
          field="market"
          label={t('Market')}
          hint={fieldHints.market}
          value={vendor.market ?? ''}
          none={t('None')}
          options={marketIds.map((value) => ({ value, label: marketName(value) }))}
          meant={(chosen) => (chosen || null) as MarketId | null}
        />
      </div>
    </EditBlock>
  );
}
