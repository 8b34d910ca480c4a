import { t } from '#words/t.ts';

type Props = {
  /** The language of the listed item, where it is not that of the page. */
  lang: string | undefined;
};

/** Beside a listed item in its original language, to announce the language of the page behind it. */
export const InEnglish = ({ lang }: Props) => (lang ? <> · {t('in English')}</> : null);
