import { accessibility } from './accessibility.ts';
import { backups } from './backups.ts';
import { budgets } from './budgets.ts';
import { caching } from './caching.ts';
import { consent } from './consent.ts';
import { delivery } from './delivery.ts';
import { deskData } from './desk-data.ts';
import type { PlantedFault } from './fault.ts';
import { forms } from './forms.ts';
import { health } from './health.ts';
import { hindi } from './hindi.ts';
import { keptSearches } from './kept-searches.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';
import { numbers } from './numbers.ts';
import { noScript } from './no-script.ts';
import { oddAnswers } from './odd-answers.ts';
import { operations } from './operations.ts';
import { plans } from './plans.ts';
import { releases } from './releases.ts';
import { retention } from './retention.ts';
import { rights } from './rights.ts';
import { search } from './search.ts';
import { states } from './states.ts';
import { imports } from './imports.ts';
import { uploads } from './uploads.ts';
import { vendorPage } from './vendor-page.ts';

/** Every planted fault by what it endangers. */
export const areas = {
  money,
  plans,
  consent,
  states,
  rights,
  caching,
  search,
  forms,
  delivery,
  mails,
  'kept-searches': keptSearches,
  retention,
  backups,
  imports,
  uploads,
  hindi,
  accessibility,
  budgets,
  'no-script': noScript,
  'odd-answers': oddAnswers,
  releases,
  'desk-data': deskData,
  numbers,
  'vendor-page': vendorPage,
  operations,
  health,
} as const satisfies Readonly<Record<string, readonly PlantedFault[]>>;
