import { t } from '#words/t.ts';
import { type Place, mapSearchHref } from '#domain/finding/places.ts';
import { markets } from '#content/markets.ts';
import { InlineForm } from '#ui/inline-form.tsx';
import { TextAnchor } from '#ui/text-link.tsx';
import { EditBlock } from './edit-block.tsx';
import { PinFields } from './pin-fields.tsx';
import { readPlace, showPlace } from './place-text.ts';
import type { Editor } from './use-vendor-editor.ts';

/** The centre of Delhi, for a vendor of no market. */
const delhi: Place = { latitude: 28.6139, longitude: 77.209 };

/** The vendor's position on the maps of this site, beside the address. */
export function EditPin({ vendor, savePlace }: Editor) {
  const { latitude, longitude, market } = vendor;
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const around = markets.find(({ slug }) => slug === market)?.center ?? delhi;
  async function submit(values: FormData): Promise<string | null> {
    const typed = (values.get('place') as string | null) ?? '';
    if (typed.trim() === '') return savePlace(null);
    const read = readPlace(typed);
    return read ? savePlace(read) : t('Please write latitude and longitude, such as 28.5496, 77.2346.');
  }
  return (
    <EditBlock id="pin" heading={t('Place on the map')} hint={t('The address stays what people read.')}>
      <InlineForm
        label={t('Place on the map')}
        onSubmit={submit}
        fields={(error) => <PinFields vendor={vendor} value={place} around={around} error={error} />}
      >
        {place ? (
          <TextAnchor
            href={mapSearchHref(showPlace(place))}
            target="_blank"
            rel="noopener noreferrer"
            look="standing"
          >
            {showPlace(place)}
          </TextAnchor>
        ) : (
          t('No pin yet')
        )}
      </InlineForm>
    </EditBlock>
  );
}
