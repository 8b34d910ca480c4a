import { useState } from 'react';
import { FileUp } from 'lucide-react';
import { ContentImport } from '#contract/desk/content/import-export.ts';
import { importExportLimits } from '#facts/limits.ts';
import { ApiError } from '#contract/api-error.ts';
import { parseRoute } from '#contract/kit.ts';
import { hourMs } from '#facts/time.ts';
import { staffApi } from '#facts/staff-api.ts';
import { upload } from '#kit/api/upload.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { Alert } from '#ui/alert.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useAction } from '#desk/kit/action.ts';

const megabyte = 1024 * 1024;
const { path } = parseRoute(staffApi.staffImportAdd);

/** Uploads a file for a dry run, which changes nothing. */
export function ImportUpload({ onAdded }: { onAdded: (added: ContentImport) => void }) {
  const { busy, failure, run } = useAction();
  const [share, setShare] = useState(0);
  const send = (file: File) =>
    run(async () => {
      if (file.size > importExportLimits.fileBytes)
        throw new ApiError(413, {
          code: 'payload_too_large',
          message: `A file may have ${importExportLimits.fileBytes / megabyte} MB. Please export it in parts.`,
        });
      setShare(0);
      const form = new FormData();
      form.append('file', file);
      const answer = ContentImport.safeParse(
        await upload({ path, form, headers: {}, success: 201, timeoutMs: hourMs, onProgress: setShare }),
      );
      if (!answer.success) throw new ApiError(502, { code: 'unreadable' });
      onAdded(answer.data);
    });
  return (
    <div className="grid max-w-xl gap-3">
      <FilePicker
        accept=".md,.markdown,.mdx,.zip,.xml,.json,text/markdown,application/zip,text/xml,application/json"
        disabled={busy}
        describedBy="import-kinds"
        onPick={([file]) => file && void send(file)}
      >
        <FileUp aria-hidden size={18} />
        Choose a file
      </FilePicker>
      <p id="import-kinds" className="text-sm text-ink-soft">
        The .xml that WordPress exports, the .json that Ghost exports, .md with front matter, or a .zip of
        such files with their pictures, as Hugo, Jekyll, Astro and Gatsby keep them. Pictures of WordPress can
        be fetched from the old site. Up to {importExportLimits.fileBytes / megabyte} MB.
      </p>
      {busy && <ProgressBar label="Sending" value={share} max={1} />}
      <Alert>{failure}</Alert>
    </div>
  );
}
