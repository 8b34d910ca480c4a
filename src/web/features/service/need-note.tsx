import { needs } from '#content/needs.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Says what the visitor asked for on the way here, and where it has a page of its own. */
export function NeedNote({ need }: { need: string }) {
  const { page } = needs[need]!;
  return (
    <Notice className="mt-5">
      <p>
        You asked for <strong>{need}</strong>. Write what you have in mind in the description, with or without
        a venue. {page && <TextLink to={page}>There is also a page for {need.toLowerCase()}.</TextLink>}
      </p>
    </Notice>
  );
}
