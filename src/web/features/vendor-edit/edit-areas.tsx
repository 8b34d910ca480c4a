import { t } from '#words/t.ts';
import { maxItems } from '#facts/limits.ts';
import { InlineField } from '#ui/inline-field.tsx';
import { writtenLangOf } from '#ui/written-lang.ts';
import { PlaceNames } from '#kit/search/place-names.tsx';
import { AddArea, UnknownPlaces } from './add-area.tsx';
import { EditBlock } from './edit-block.tsx';
import type { Editor } from './use-vendor-editor.ts';

/** One area per line, up to the maximum. */
const linesOf = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The parts of town that the vendor serves. */
export function EditAreas({ vendor, save }: Editor) {
  const { areasServed } = vendor;
  return (
    <EditBlock id="areas" heading={t('Areas served')}>
      <InlineField
        label={t('Areas served')}
        as="textarea"
        value={areasServed.join('\n')}
        hint={t('One area a line, at most {max}.', { max: maxItems.areasServed })}
        maxLength={2500}
        onSubmit={(typed) => save('areasServed', linesOf(typed))}
      >
        <p lang={writtenLangOf(areasServed.join(' '))} className={areasServed.length ? '' : 'text-ink-soft'}>
          {areasServed.join(', ') || t('None yet. Say where you work, so that people nearby find you.')}
        </p>
      </InlineField>
      <AddArea vendor={vendor} save={save} />
      <UnknownPlaces vendor={vendor} />
      <PlaceNames />
    </EditBlock>
  );
}
