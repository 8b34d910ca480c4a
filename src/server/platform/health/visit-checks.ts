/** @file The bounds within which visitors are served well: pages and scripts that fail, and the speed that browsers measured. */
import { counted } from '#domain/formats/counted.ts';
import { showMeasure, visitMeasureNames, visitMeasures, type VisitMeasure } from '#facts/visit-measures.ts';
import type { HealthFacts } from './health-facts.ts';
import { good, watch, type Judged } from './judged.ts';
import type { PageCount } from './visit-facts.ts';

/** Fewer visits say nothing about the site: one slow phone would be a slow site. */
const enoughVisits = 20;
/** Extensions of a browser and old browsers fail in our scripts, too. */
const someScriptErrors = 10;
const namedPages = 3;

const sumOf = (counts: readonly PageCount[]) => counts.reduce((sum, { count }) => sum + count, 0);
const most = (counts: readonly PageCount[]) =>
  counts
    .slice(0, namedPages)
    .map(({ page, count }) => `${page || 'private pages and tools'} ${count}`)
    .join(', ');

export function ofErrors(errors: HealthFacts['errors']): Judged {
  if (!errors) return watch('Failures could not be counted.', 'Look at the database first.');
  const { days, failed, scripts } = errors;
  const [failures, scriptErrors] = [sumOf(failed), sumOf(scripts)];
  const within = `in the last ${days} days`;
  if (failures + scriptErrors === 0) return good(`No page and no script failed ${within}.`);
  const says = [
    failures > 0 &&
      `${counted(failures, 'page was', 'pages were')} answered with a failure ${within} (${most(failed)}).`,
    scriptErrors > 0 &&
      `Scripts failed ${counted(scriptErrors, 'time', 'times')} ${within} (${most(scripts)}).`,
  ]
    .filter(Boolean)
    .join(' ');
  if (failures === 0 && scriptErrors < someScriptErrors) return good(says);
  return watch(
    says,
    'The log has each: look for “request failed” and “a script failed”. After a release, go back to the one before.',
  );
}

const had: Readonly<Record<VisitMeasure, string>> = {
  lcp: 'their largest part within',
  inp: 'an answer to each touch within',
  cls: 'shifts of at most',
};

export function ofSpeed(speed: HealthFacts['speed']): Judged {
  if (!speed) return watch('The measures of visits could not be read.', 'Look at the database first.');
  const { days, all } = speed;
  const measured = `${counted(all.visits, 'visit was', 'visits were')} measured in the last ${days} days`;
  if (all.visits < enoughVisits) return good(`${measured}, too few to judge by.`);
  const known = visitMeasureNames.flatMap((name) => (all[name] === null ? [] : [{ name, value: all[name] }]));
  const says = `${measured}; three in four had ${known.map(({ name, value }) => `${had[name]} ${showMeasure[name](value)}`).join(', ')}.`;
  return known.every(({ name, value }) => value <= visitMeasures[name].good)
    ? good(says)
    : watch(
        says,
        'The table below names the slow pages and connections: is the machine busy, or a new picture heavy?',
      );
}
