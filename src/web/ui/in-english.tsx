import { t } from '#words/t.ts';

type Props = {
  /** The language of what is listed, where it is not that of the page. */
  lang: string | undefined;
};

/** Beside what is listed in the language in which it was written, so that nobody is surprised by the page behind it. */
export const InEnglish = ({ lang }: Props) => (lang ? <> · {t('in English')}</> : null);
