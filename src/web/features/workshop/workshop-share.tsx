import { t } from '#words/t.ts';
import { profilePath } from '#facts/paths.ts';
import { shortPath } from '#facts/vendor-paths.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { useSite } from '#kit/page/site.ts';
import { ShareLinks } from '#ui/share-links.tsx';
import { twinPath } from '#ui/twin-path.ts';
import { HandOuts } from './hand-outs.tsx';
import { ShortAddress } from './short-address.tsx';

/** The place from which a vendor shows its page to others: its address, links, poster and card. */
export function WorkshopShare({ vendor, refetch }: OwnVendor) {
  const { url } = useSite();
  const { _id, shortName, companyName } = vendor;
  const isPublic = (vendor.visibility ?? 'public') === 'public';
  const path = shortName ? shortPath(shortName) : profilePath(_id);
  return (
    <div className="grid gap-6">
      <ShortAddress vendor={vendor} onSaved={refetch} />
      {isPublic && (
        <section aria-labelledby="send" className="rounded-xl border border-line bg-paper p-5 sm:p-6">
          <h2 id="send" className="text-xl">
            {t('Send your page')}
          </h2>
          <div className="mt-4">
            <ShareLinks title={companyName} url={url + twinPath(path)} />
          </div>
        </section>
      )}
      {isPublic && <HandOuts vendorId={_id} />}
    </div>
  );
}
