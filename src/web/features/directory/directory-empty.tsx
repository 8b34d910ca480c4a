import { paths } from '#facts/paths.ts';
import { directoryPage } from '#content/directory.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Nobody matches: what to do now. */
export function DirectoryEmpty() {
  return (
    <div className="jaali rounded-xl border border-line bg-paper-deep px-5 py-12">
      <div className="mx-auto max-w-lg rounded-lg bg-paper p-6 text-center">
        <p className="text-lg">{directoryPage.emptyAdvice}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.vendors}>Show all vendors</ButtonLink>
          <ButtonLink to={paths.contact} look="secondary">
            Tell us what you need
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
