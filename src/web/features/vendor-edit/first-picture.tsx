import { ImagePlus } from 'lucide-react';
import { t } from '#words/t.ts';
import { firstStepsWords } from '#content/first-steps.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Photo } from '#ui/photo.tsx';
import { useUpload } from './use-upload.ts';

/** The first picture of the gallery: picking a file uploads it at once. */
export function FirstPicture({ vendor, refetch }: OwnVendor) {
  const { share, failure, send } = useUpload(vendor._id, refetch);
  const { gallery1 } = vendor.pictures;
  return (
    <>
      <p className="mb-1.5 font-semibold">{t('First picture')}</p>
      {gallery1 ? (
        <Photo picture={gallery1} sizes="9rem" className="h-24 w-36 rounded-md" />
      ) : (
        <FilePicker disabled={share !== null} onPick={([file]) => file && void send('gallery', file)}>
          <ImagePlus aria-hidden size={20} /> {t('Choose a picture')}
        </FilePicker>
      )}
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {share !== null ? t('Uploading...') : gallery1 ? t('Saved') : firstStepsWords.picture}
      </p>
      <FormProblem>{failure}</FormProblem>
    </>
  );
}
