import { expect, test } from 'vitest';
import { readStepStates } from '../../../domain/accounts/firstSteps.ts';

const nothing = {
  hasPeople: false,
  hasLedTeam: false,
  hasCampaign: false,
  hasPreviewed: false,
  hasLaunched: false,
  teamsConfirmed: false,
  isDismissed: false,
};
const open = { people: false, teams: false, campaign: false, preview: false, launch: false };
const everything = { hasPeople: true, hasLedTeam: true, hasCampaign: true, hasLaunched: true };

test.each([
  ['an empty account', {}, open],
  ['people', { hasPeople: true }, { ...open, people: true }],
  ['a team with a lead', { hasLedTeam: true }, { ...open, teams: true }],
  ['confirmed teams', { teamsConfirmed: true }, { ...open, teams: true }],
  ['a draft campaign', { hasCampaign: true }, { ...open, campaign: true }],
  ['an opened preview', { hasPreviewed: true }, { ...open, preview: true }],
  ['everything but the preview', everything, null],
  [
    'everything but teams',
    { ...everything, hasLedTeam: false },
    { ...open, people: true, campaign: true, preview: true, launch: true },
  ],
  ['a dismissed list', { isDismissed: true }, null],
])('the first steps of %s', (_name, facts, states) => {
  expect(readStepStates({ ...nothing, ...facts })).toEqual(states);
});
