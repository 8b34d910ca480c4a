import { useSearchParams } from 'react-router';
import { Download } from 'lucide-react';
import { exportForms } from '#contract/desk/content/import-export.ts';
import { parseRoute } from '#contract/kit.ts';
import { staffApi } from '#facts/staff-api.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { reads, useRead } from '#desk/kit/query.ts';
import { DeskPage } from '#desk/ui/frame/desk-page.tsx';
import { ImportList } from '#desk/ui/import-export/import-list.tsx';
import { ImportPlan } from '#desk/ui/import-export/import-plan.tsx';
import { ImportUpload } from '#desk/ui/import-export/import-upload.tsx';
import { ReadSection } from '#desk/ui/read-section.tsx';

const exportHref = parseRoute(staffApi.staffContentExport).path;
const exportWords: Readonly<Record<(typeof exportForms)[number], string>> = {
  markdown: 'Download everything',
  wordpress: 'Download the posts for WordPress',
};

/** Import of content from elsewhere, and export of everything. Each import has an address of its own. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const open = search.get('import');
  const read = useRead(reads.staffImportList());
  const { again } = read;
  return (
    <DeskPage
      title="Moving in and out"
      lead="Exports of WordPress and Ghost, Markdown files, and zips of them come in here. First you see what would happen."
    >
      <div className="grid gap-10">
        <section aria-labelledby="bring-in">
          <h2 id="bring-in" className="mb-3 text-xl">
            Bring in
          </h2>
          <ImportUpload
            onAdded={({ id }) => {
              setSearch({ import: id });
              void again();
            }}
          />
        </section>
        {open && <ImportPlan key={open} importId={open} onChanged={() => void again()} />}
        <section aria-labelledby="imports">
          <h2 id="imports" className="mb-3 text-xl">
            Imports of the last month
          </h2>
          <ReadSection read={read}>{(imports) => <ImportList imports={imports} openId={open} />}</ReadSection>
        </section>
        <section aria-labelledby="take-out">
          <h2 id="take-out" className="text-xl">
            Take everything out
          </h2>
          <p className="mt-1 mb-3 max-w-2xl text-sm text-ink-soft">
            Everything is a zip of markdown files and pictures: posts, texts, people, markets and the rest, in
            both languages, with their drafts. It can be brought in again, here or elsewhere. The file for
            WordPress has the posts alone, and names their pictures by their addresses here.
          </p>
          <div className="flex flex-wrap gap-2">
            {exportForms.map((as) => (
              <ButtonAnchor key={as} href={`${exportHref}?as=${as}`} download look="secondary">
                <Download aria-hidden size={18} />
                {exportWords[as]}
              </ButtonAnchor>
            ))}
          </div>
        </section>
      </div>
    </DeskPage>
  );
}
