/** @file Settings with which a site starts, and which its operator should look at: in the log, and on the desk's page Today. */
import { todayLinesMax } from '#contract/desk/today.ts';
import { isDemoCompany } from '#content/demo-company.ts';
import type { TodayReader } from '../module.ts';
import type { Config } from './config.ts';

export type SettingWarning = { setting: string; sentence: string };

/** What a setting that is unset does on a public address, and how to see that. */
const onPublicAddress: readonly (SettingWarning & { applies: (config: Config) => boolean })[] = [
  {
    setting: 'SMTP_URL',
    applies: ({ settings }) => settings.SMTP_URL === undefined,
    sentence: 'No mail leaves: SMTP_URL is not set, so mails are written to files in DATA_DIR/mail.',
  },
  {
    setting: 'COMPANY_FILE',
    applies: ({ company }) => isDemoCompany(company),
    sentence:
      'Visitors see the company of the demonstration: name yours in COMPANY_FILE, or publish its details at the desk.',
  },
];

/** Returns what the operator should look at, by setting; empty when nothing is odd. The company is that of this moment. */
export function settingWarnings(config: Config): SettingWarning[] {
  const unset = config.publicUrl.startsWith('https:')
    ? onPublicAddress.filter(({ applies }) => applies(config))
    : [];
  return [
    ...config.misspelt.map(({ given, meant }) => ({
      setting: given,
      sentence: `${given} is no setting and has no effect; ${meant} may be meant.`,
    })),
    ...unset.map(({ setting, sentence }) => ({ setting, sentence })),
  ];
}

/** Returns the same for the page Today. */
export const warnedSettings =
  (config: Config): TodayReader =>
  async () => {
    const lines = settingWarnings(config).map(({ setting, sentence }) => ({
      id: setting,
      title: setting,
      who: null,
      at: null,
      urgent: true,
      note: sentence,
    }));
    return { count: lines.length, lines: lines.slice(0, todayLinesMax) };
  };
