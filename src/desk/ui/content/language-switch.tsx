import { Link, useNavigate } from 'react-router';
import { deskPaths } from '#facts/desk-paths.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { sideLocales, type SideLocale } from '#contract/desk/content/sides.ts';
import { fillPath } from '#contract/kit.ts';
import { defaultLocale, locales, type Locale } from '#words/locales.ts';
import { Button } from '#ui/button.tsx';
import { Alert } from '#ui/alert.tsx';
import { api } from '../../kit/api.ts';
import { sideTag } from '../../kit/content/states.ts';
import { useAction } from '../../kit/action.ts';
import { Tag } from '../tag.tsx';

type Props = { item: ContentItem };
const look =
  'tap inline-flex items-center gap-2 rounded-md px-3 text-sm font-semibold hover:bg-paper-deep aria-[current=page]:bg-marigold-wash';

/** The languages of the open item, each with its state; a new one is started here. */
export function LanguageSwitch({ item }: Props) {
  const { type, original } = item;
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const pathOf = (itemId: string) => fillPath(deskPaths.contentItem, { type, itemId });
  const begin = (locale: SideLocale) =>
    void run(async () => {
      const params = { type, itemId: item.id };
      const side = await api.staffContentSideAdd({ params, body: { locale } });
      await navigate(pathOf(side.id));
    });
  const name = (locale: Locale) => <span lang={locales[locale].lang}>{locales[locale].name}</span>;
  const others = sideLocales.map((locale) => ({
    locale,
    side: item.locale === locale ? item : item.sides.find((one) => one.locale === locale),
  }));
  return (
    <div>
      <nav aria-label="Language" className="flex flex-wrap items-center gap-1">
        <Link
          to={pathOf(original?.id ?? item.id)}
          aria-current={original ? undefined : 'page'}
          className={look}
        >
          {name(defaultLocale)}
        </Link>
        {others.map(({ locale, side }) =>
          side || original ? (
            side && (
              <Link
                key={locale}
                to={pathOf(side.id)}
                aria-current={item.locale === locale ? 'page' : undefined}
                className={look}
              >
                {name(locale)}
                <Tag tone={sideTag(type, side).tone}>{sideTag(type, side).label}</Tag>
              </Link>
            )
          ) : (
            <Button
              key={locale}
              look="quiet"
              disabled={busy}
              className="px-3! text-sm"
              onClick={() => begin(locale)}
            >
              Begin in {name(locale)}
            </Button>
          ),
        )}
      </nav>
      <Alert className="mt-2">{failure}</Alert>
    </div>
  );
}
