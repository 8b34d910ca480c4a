import { expect, it } from 'vitest';
import { teamMay, teamRights } from './team-rights.ts';

// Said here a second time: a right that is given by mistake is found by nobody who asks the table.
it('a helper does everything but what customers call, who the vendor is before the law, and who is in the team', () => {
  const ownersAlone = Object.keys(teamRights).filter((name) => !teamMay('helper', name));
  expect(ownersAlone.toSorted()).toEqual([
    'accountContact',
    'checkAsk',
    'checkDocumentAdd',
    'checkDocumentRemove',
    'checkList',
    'checkStep',
    'teamInvitationEnd',
    'teamInvite',
    'teamList',
    'teamRemove',
  ]);
});
