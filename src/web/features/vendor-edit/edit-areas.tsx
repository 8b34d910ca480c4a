import { t } from '#words/t.ts';
import { maxItems } from '#facts/limits.ts';
import { PlaceNames } from '#kit/search/place-names.tsx';
import { AddArea, UnknownPlaces } from './add-area.tsx';
import { EditBlock } from './edit-block.tsx';
import { OwnField } from './own-field.tsx';
import type { Editor } from './use-vendor-editor.ts';

/** One area per line, up to the maximum. */
const linesOf = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The parts of town that the vendor serves. */
export const EditAreas = ({ vendor, keep, save }: Editor) => (
  <EditBlock id="areas" heading={t('Areas served')}>
    <OwnField
      {...{ vendor, save: keep }}
      field="areasServed"
      label={t('Areas served')}
      rows={4}
      value={vendor.areasServed.join('\n')}
      hint={t('One area a line, at most {max}.', { max: maxItems.areasServed })}
      maxLength={2500}
      meant={linesOf}
    />
    <AddArea vendor={vendor} save={save} />
    <UnknownPlaces vendor={vendor} />
    <PlaceNames />
  </EditBlock>
);
