import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import type { Editor } from './use-vendor-editor.ts';
import { useUpload } from './use-upload.ts';

type Props = Pick<Editor, 'vendor' | 'refetch'> & {
  slot: 'profilepicture' | 'backgroundpicture';
  label: string;
  children: ReactNode;
};

/** A picture with a pencil: picking a file uploads it at once, then the vendor is fetched anew. */
export function EditPicture({ vendor, refetch, slot, label, children }: Props) {
  const { share, failure, send } = useUpload(vendor._id, refetch);
  return (
    <div className="relative">
      {children}
      <span className="absolute right-2 bottom-2">
        <FilePicker
          label={label}
          disabled={share !== null}
          className="grid size-12 place-items-center rounded-full border border-line bg-paper text-teal shadow-card"
          onPick={([file]) => file && void send(slot, file)}
        >
          <Pencil aria-hidden size={20} />
        </FilePicker>
      </span>
      {share !== null && (
        <progress
          aria-label={t('{label}: uploading', { label })}
          value={share}
          max={1}
          className="absolute inset-x-2 top-2 h-2 w-[calc(100%-1rem)] accent-teal"
        />
      )}
      {failure && (
        <p role="alert" className="mt-2 text-sm font-semibold text-sindoor">
          {failure}
        </p>
      )}
    </div>
  );
}
