import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Eye } from 'lucide-react';
import { t } from '#words/t.ts';
import { messages } from '#facts/messages.ts';
import { profilePath } from '#facts/paths.ts';
import { later } from '#kit/page/later.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Monogram } from '#ui/monogram.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Photo } from '#ui/photo.tsx';
import { VendorBanner } from '#ui/vendor-banner.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import { EditAbout } from './edit-about.tsx';
import { EditAreas } from './edit-areas.tsx';
import { EditContact } from './edit-contact.tsx';
import { EditHours } from './edit-hours.tsx';
import { EditLinks } from './edit-links.tsx';
import { EditNames } from './edit-names.tsx';
import { EditPicture } from './edit-picture.tsx';
import { EditPin } from './edit-pin.tsx';
import { EditPlace } from './edit-place.tsx';
import { EditServices } from './edit-services.tsx';
import { MediaForm } from './media-form.tsx';
import { useOwnEditor } from './use-own-editor.ts';
import type { Editor } from './use-vendor-editor.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { visibilityWords } from '#content/vendor-visibility.ts';
import { Notice } from '#ui/notice.tsx';

/** Tells a vendor whose page is hidden the reason. */
function NotPublic({ vendor: { visibility = 'public', hiddenReason } }: { vendor: PublicVendor }) {
  if (visibility === 'public') return null;
  // A newer release may send a state without a text here.
  const words: { heading: string; detail: string } | undefined = visibilityWords[visibility];
  if (!words) return null;
  return (
    <Notice tone="warning" role="status" className="mb-5">
      <p className="font-semibold">{words.heading}</p>
      <p className="mt-1">{words.detail}</p>
      {hiddenReason && <p className="mt-1 whitespace-pre-wrap">{hiddenReason}</p>}
    </Notice>
  );
}

/** Loads the table of facts, which nothing else here needs. */
const EditFactsPart = later<Editor>(() => import('./edit-facts.tsx').then((module) => module.EditFacts), {
  loading: <p id="facts">{messages.loading}</p>,
});

const pictureFrame = 'size-40 rounded-xl sm:size-52';

/** The whole editor of a vendor's own page. */
export function VendorEditor(given: Omit<Editor, 'keep'>) {
  const { vendor, refetch } = given;
  const keep = useOwnEditor(given);
  const editor: Editor = { ...given, keep };
  const { profilepicture } = vendor.pictures;
  const { hash } = useLocation();
  // The editor renders after the page, so the browser has looked for the fragment in vain.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView?.(), [hash]);
  return (
    <div>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <PageHeading>{t('Edit Profile')}</PageHeading>
        <div className="flex flex-wrap gap-3">
          {(vendor.visibility ?? 'public') === 'public' && (
            <ButtonLink to={profilePath(vendor._id)} look="secondary">
              <Eye aria-hidden size={20} /> {t('See it as a customer')}
            </ButtonLink>
          )}
        </div>
      </div>
      <NotPublic vendor={vendor} />
      <div id="banner">
        <EditPicture
          vendor={vendor}
          refetch={refetch}
          slot="backgroundpicture"
          label={t('Change the banner')}
        >
          <VendorBanner vendor={vendor} />
        </EditPicture>
      </div>
      <div className="mt-6 grid gap-6 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-8">
        <div className="grid content-start gap-6">
          <div id="picture" className="justify-self-start">
            <EditPicture
              vendor={vendor}
              refetch={refetch}
              slot="profilepicture"
              label={t('Change the profile picture')}
            >
              {profilepicture ? (
                <Photo picture={profilepicture} sizes="13rem" className={pictureFrame} />
              ) : (
                <Monogram of="business" name={vendor.companyName} className={`text-4xl ${pictureFrame}`} />
              )}
            </EditPicture>
          </div>
          {vendor.yourRole !== 'helper' && (
            <div id="names" className="scroll-mt-20">
              <EditNames {...editor} />
            </div>
          )}
          {vendor.yourRole !== 'helper' && <EditContact vendor={vendor} />}
          <CompletenessMeter vendor={vendor} />
        </div>
        <div className="grid content-start gap-6">
          <EditAbout {...editor} />
          <EditServices {...editor} />
          <MediaForm {...editor} />
          <EditPlace {...editor} />
          <EditFactsPart {...editor} />
          <EditPin {...editor} />
          <EditHours {...editor} />
          <EditAreas {...editor} />
          <EditLinks {...editor} />
        </div>
      </div>
    </div>
  );
}
