import { catalogFiles } from '#platform/words/catalogs.ts';
import { languageName } from '#words/language-name.ts';
import { knownLocales, unlistedLocales } from '#words/locales.ts';
import { missingByArea, report, template } from './words/missing.ts';

/**
 * Lists the missing words of the languages in progress, compared with Hindi, which is complete (a law ensures that):
 * `npm run words` all of them, `npm run words -- pa labels` the sentences of one area as a file to fill in.
 */
const [language, areaName] = process.argv.slice(2);
const chosen = knownLocales.filter((locale) =>
  language ? locale === language : unlistedLocales.includes(locale),
);

function problem(): string | undefined {
  if (language && chosen.length === 0) return `There is no language ${language}: ${knownLocales.join(', ')}.`;
  for (const locale of chosen) {
    const areas = missingByArea(catalogFiles('hi'), catalogFiles(locale));
    const area = areas.find(({ name }) => name === areaName);
    if (areaName && !area)
      return `There is no area ${areaName}: ${areas.map(({ name }) => name).join(', ')}.`;
    process.stdout.write(area ? template(area) : report(`${languageName(locale)} (${locale})`, areas));
  }
  return undefined;
}

const found = problem();
if (found) process.stderr.write(`${found}\n`);
process.exitCode = found ? 1 : 0;
