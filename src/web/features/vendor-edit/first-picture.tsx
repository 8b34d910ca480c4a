import { ImagePlus } from 'lucide-react';
import { t } from '#words/t.ts';
import { firstStepsWords } from '#content/first-steps.ts';
import type { OwnVendor } from '#kit/api/own-vendor.ts';
import { buttonClass } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Photo } from '#ui/photo.tsx';
import { useUpload } from './use-upload.ts';

/** The first picture of the gallery: picking a file uploads it at once. */
export function FirstPicture({ vendor, refetch }: OwnVendor) {
  const { share, failure, send } = useUpload(vendor._id, refetch);
  const { gallery1 } = vendor.pictures;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-32">
        <p className="font-semibold">{t('First picture')}</p>
        <p role="status" className="text-sm text-ink-soft">
          {share !== null ? t('Uploading...') : gallery1 ? t('Saved') : firstStepsWords.picture}
        </p>
      </div>
      {gallery1 ? (
        <Photo picture={gallery1} sizes="9rem" className="mr-7 h-16 w-24 rounded-md" />
      ) : (
        <FilePicker
          className={buttonClass('secondary')}
          disabled={share !== null}
          onPick={([file]) => file && void send('gallery', file)}
        >
          <ImagePlus aria-hidden size={20} /> {t('Choose a picture')}
        </FilePicker>
      )}
      <FormProblem>{failure}</FormProblem>
    </div>
  );
}
