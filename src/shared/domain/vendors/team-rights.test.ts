import { expect, it } from 'vitest';
import { teamMay, teamRights } from './team-rights.ts';

// Repeated here: a test that asks the table cannot find a right given by mistake.
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
