import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FollowUpOffer, FollowUpResponse } from '../../../../contract/v2/followUps.ts';
import { FollowUpPulse } from '../../../../src/screens/actions/followUp/FollowUpPulse.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderScreen } from '../renderScreen.tsx';

const focus = { campaign_id: 5, topic_id: 1, dimension: 'team', team_id: 12, category: null } as const;

const anOffer: FollowUpOffer = {
  group_kind: 'team',
  group_names: ['North'],
  is_wider: false,
  opens_on: '2027-01-04',
  closes_on: '2027-01-15',
  invited: 22,
  own_invited: 22,
  minimum: 10,
  min_group: 5,
  can_show_change: true,
  is_shared: false,
  similar_campaigns: 0,
  limits_shares_only: false,
};

const aFollowUp: FollowUpResponse = {
  id: 3,
  state: 'scheduled',
  campaign_id: null,
  group_kind: 'team',
  group_names: ['North'],
  is_wider: false,
  opens_on: '2027-01-04',
  closes_on: '2027-01-15',
  can_cancel: true,
  result: null,
};

const score = (answer_percent: number, margin: number | null = 4) => ({
  ...{ answer_percent, margin, low: false, high: false, n_band: 20 },
});

function show(reply: object, more: Record<string, unknown> = {}) {
  const get_follow_up = { topic: 'Belonging', follow_up: null, offer: null, obstacle: null, ...reply };
  return renderScreen(() => <FollowUpPulse focus={focus} />, { answers: { get_follow_up, ...more } });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Follow-up pulse' }));

test('PULSE-01 the offer says whom it asks, when, and under which rules, and schedules exactly that once', async () => {
  const { user, asked } = show(
    { offer: anOffer },
    { schedule_follow_up: { id: 3, message: 'Pulse scheduled.' } },
  );
  const inPanel = await panel();
  await inPanel.findByText(
    'It goes to the team North. 22 people will be invited. It opens on 4 January 2027 and closes on 15 January 2027.',
  );
  inPanel.getByText(
    /^Results are published only if at least 5 people answer and no one can be identified\..*at most one pulse every six weeks/,
  );
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.dblClick(inPanel.getByRole('button', { name: 'Schedule pulse' }));
  const sent = () => asked.filter(({ path }) => path.endsWith('schedule_follow_up'));
  await waitFor(() => expect(sent().length).toBeGreaterThan(0));
  expect(sent().map(({ body }) => body)).toEqual([{ ...focus, opens_on: '2027-01-04', group_kind: 'team' }]);
});

test('PULSE-01 an offer to a larger group says why, and what limits its result', async () => {
  show({
    offer: {
      ...anOffer,
      ...{ group_kind: 'teams', group_names: ['East', 'South'], is_wider: true, invited: 10 },
      ...{ own_invited: 4, can_show_change: false, similar_campaigns: 1 },
    },
  });
  const inPanel = await panel();
  await inPanel.findByText(/^It goes to the teams East and South, whose results were published together\./);
  inPanel.getByText(/^Your group has 4 people\. .* at least 10, .* smallest group around it/);
  inPanel.getByText(/^With fewer than 20 answers, scores have no margin\./);
  inPanel.getByText(/^Nearly the same people were invited to another campaign about this topic/);
});

test.each([
  [22, true],
  [50, true],
  [51, false],
])('R24 an offer to %i people says that a changed group limits its result: %s', async (invited, isSaid) => {
  show({ offer: { ...anOffer, invited } });
  const inPanel = await panel();
  await inPanel.findByText(/^It goes to the team North/);
  expect(inPanel.queryAllByText(/^If a few people join or leave this group/)).toHaveLength(isSaid ? 1 : 0);
});

test('R24 a score without a margin because the group changed says so', async () => {
  published({ before: score(50), after: score(60, null), change: null });
  await (await panel()).findByText(/^We can’t tell whether Belonging changed: a few people joined or left/);
});

test.each([
  ['too_small', /^No pulse can be offered: neither this group/],
  ['other_pulses', /^No pulse can be offered now: these people/],
  ['questions_missing', /has no active questions/],
])('without an offer it says why: %s', async (obstacle, text) => {
  show({ obstacle });
  await (await panel()).findByText(text);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a scheduled pulse can be canceled after a question', async () => {
  const { user, asked } = show({ follow_up: aFollowUp }, { cancel_follow_up: { message: 'Canceled.' } });
  await (await panel()).findByText(/^Scheduled\. It opens on 4 January 2027/);
  await user.click(screen.getByRole('button', { name: 'Cancel pulse' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel pulse' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ path }) => path.endsWith('cancel_follow_up'))?.body).toEqual({ id: 3 });
});

const published = (result: FollowUpResponse['result'], more: Partial<FollowUpResponse> = {}) =>
  show({ follow_up: { ...aFollowUp, state: 'published', can_cancel: false, result, ...more } });

test.each([
  ['moved', 10, /^Belonging went up significantly, by 10 points \(±6\)\.$/],
  ['unclear', 4, /^We can’t tell whether Belonging changed: it is 4 points higher \(±6\)/],
  ['unclear', -1, /^We can’t tell whether Belonging changed: it is 1 point lower \(±6\)/],
  ['unclear', 0, /^We can’t tell whether Belonging changed: its score is the same \(±6 points\)\.$/],
  ['opposite', -9, /^Belonging went down significantly, by 9 points \(±6\)/],
] as const)(
  'PULSE-03 the result says with its margin whether the topic moved: %s',
  async (word, points, text) => {
    published({ before: score(50), after: score(50 + points), change: { word, points, margin: 6 } });
    await (await panel()).findByText(text);
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('50 out of 100 (±4 points)');
  },
);

test('PULSE-03 without a published score or margin it says what is missing, and that the group is larger', async () => {
  const { page } = published({ before: score(50), after: null, change: null });
  await screen.findByText(/^Too few people answered/);
  page.unmount();
  const again = published({ before: null, after: score(60), change: null }, { is_wider: true });
  await screen.findByText(/^No earlier score was published for exactly this group/);
  screen.getByText(/This group is larger than the group of the focus/);
  again.page.unmount();
  published({ before: score(50), after: { ...score(60, null), n_band: 10 }, change: null });
  await screen.findByText(/^We can’t tell whether Belonging changed: with fewer than 20 answers/);
});

test('a failure is shown with a button that tries again', async () => {
  renderScreen(() => <FollowUpPulse focus={focus} />, { answers: { get_follow_up: 500 } });
  await screen.findByText(/^We couldn’t load the follow-up pulse/);
});
