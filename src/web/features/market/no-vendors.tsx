import { t } from '#words/t.ts';
import { paths } from '#facts/paths.ts';
import { Notice } from '#ui/notice.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** A market without vendors. */
export function NoVendors({ market }: { market: string }) {
  return (
    <Notice className="mb-6">
      <p>
        <RichText
          text={t(
            'Nobody in {market} is listed yet. Look among <all>all vendors</all>, or, if you have a shop there, <register>list your business</register>.',
            { market },
          )}
          parts={{
            all: (words) => <TextLink to={paths.vendors}>{words}</TextLink>,
            register: (words) => <TextLink to={paths.register}>{words}</TextLink>,
          }}
        />
      </p>
    </Notice>
  );
}
