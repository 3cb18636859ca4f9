import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { canBeLinked, groupKeys } from '../../../../src/results/view/groupKeys.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign, campaignByGroups, theGroups, topicsAt } from './answers.ts';
import { address, answers, genders, goBack, keyOf, lead, open, rowOf, teams } from './benchmarkViewPage.tsx';

describe('two groups side by side', () => {
  const compared = (compare: string, other: string) => `/?tab=details&compare=${compare}&with=${other}`;
  const differences = async (name: RegExp) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('DASH-04 groups of one kind are chosen, compared by topic, and part of the address', async () => {
    const { user } = open('/?tab=details');
    const choose = async (name: string, option: string | RegExp) => {
      await user.click(await screen.findByRole('combobox', { name }));
      await user.click(screen.getByRole('option', { name: option }));
    };
    await choose('First group: type', 'Department');
    await choose('First group', /^Operations/);
    await choose('Second group: type', 'Department');
    await choose('Second group', /^Engineering/);
    const found = await differences(/^Operations scores significantly lower than Engineering in Belonging/);
    expect(found[0]).toBe('BelongingOperations 55Engineering 66Difference ▼-11 (±6) significant');
    expect(address()).toBe(
      `?account=1&tab=details&compare=${keyOf('department', theGroups(), 0)}&with=${keyOf('department', theGroups(), 2)}`,
    );
    expect(screen.queryByText(/may be in both groups|The company includes/)).toBeNull();
  });

  test('a group is compared with the company that contains it, on either side', async () => {
    const crew = keyOf('team', teams());
    const { page } = open(compared(crew, 'company'));
    const found = await differences(/^Crew scores significantly lower than The whole company/);
    expect(found[0]).toContain('Difference ▼-12 (±8)');
    screen.getByText(/The company includes the group/);
    page.unmount();
    open(compared('company', crew));
    const turned = await differences(/^The whole company scores significantly higher than Crew/);
    expect(turned[0]).toContain('Difference ▲+12 (±8)');
  });

  test('groups of different kinds may share people, which is said', async () => {
    open(compared(keyOf('team', teams(), 1), keyOf('gender', genders())));
    await differences(/^Deck scores significantly higher than Woman/);
    screen.getByText(/Some people may be in both groups/);
  });

  test('an unpublished topic, and groups without margins, are not compared', async () => {
    const [first, second] = teams();
    const groups = [
      { members: ['Crew'], n_band: 20, topics: topicsAt(-12, 20, null).slice(1) },
      { members: ['Deck'], n_band: 50, topics: topicsAt(2, 50, null) },
    ];
    expect([first, second]).toHaveLength(2);
    const org = { campaigns: [campaignByGroups(aCampaign(), 'team', groups)] };
    open(compared(keyOf('team', groups), keyOf('team', groups, 1)), {
      answers: answers({ topic_scores_by_element_org: org }),
    });
    const found = await differences(/^Crew and Deck: the margins needed to compare them aren’t published/);
    expect(found[0]).toBe('BelongingCrew Not enough answersDeck 66Difference Not enough answers');
    expect(found[1]).toContain('Difference -14, margin unknown');
  });

  test('the same group twice, an unpublished group, and a kind without groups are explained', async () => {
    const crew = keyOf('team', teams());
    const { page } = open(compared(crew, crew));
    await screen.findByText('Both sides show the same group. Choose another one.');
    page.unmount();
    const gone = open(compared(crew, 'department-00000000'));
    await screen.findByText(/^This group has no results of its own in this campaign/);
    gone.page.unmount();
    const none = { campaigns: [campaignByGroups(aCampaign(), 'gender', [])] };
    open(compared(crew, 'gender'), { answers: answers({ topic_scores_element_by_gender: none }) });
    await screen.findByText('Not enough answers. No groups of this type have published results.');
  });

  test('groups that fail to load can be retried', async () => {
    const rendered = open(compared(keyOf('gender', genders()), 'company'), {
      answers: answers({ topic_scores_element_by_gender: 500 }),
    });
    const alert = (await screen.findByText('We couldn’t load these groups.')).closest('[role="alert"]');
    rendered.answers.topic_scores_element_by_gender = answers().topic_scores_element_by_gender;
    await rendered.user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    await differences(/^Woman scores significantly lower/);
  });
});

describe('a link opened by somebody else', () => {
  const shared = () =>
    new URLSearchParams({
      account: '1',
      campaign: '5',
      topic: '4',
      group: keyOf('department', theGroups(), 2),
      compare: keyOf('department', theGroups(), 2),
      with: keyOf('team', teams()),
    });

  test('DASH-05 an administrator sees the same view', async () => {
    open(`/?${shared()}`);
    await screen.findByRole('dialog', { name: 'Growth: 63' });
    screen.getByText('The scores below are those of Engineering (50 to 99 people).');
  });

  test('DASH-05 R39 a lead sees less, is told so, and nothing else is requested', async () => {
    const link = shared();
    link.delete('topic');
    const { asked, page } = open(`/?${link}`, { person: lead });
    await screen.findByText(/^This link leads to a group that you can’t see here/);
    expect((await rowOf('Growth')).textContent).toContain('49 (±7)');
    expect(page.container.textContent).not.toContain('Engineering');
    page.unmount();
    link.set('tab', 'details');
    const details = open(`/?${link}`, { person: lead });
    await screen.findByText(/^You can’t see this group\. You can compare/);
    expect(details.page.container.textContent).not.toContain('Engineering');
    const requested = [...asked, ...details.asked].filter(({ path }) => path.endsWith('_org'));
    expect(new Set(requested.map(({ body }) => (body as { dimension: string }).dimension))).toEqual(
      new Set(['team']),
    );
  });

  test('in another account nothing of the link is used', async () => {
    const link = shared();
    link.set('account', '2');
    const { asked } = open(`/?${link}`);
    await screen.findByText(/^This link belongs to another account\. You see Harbor & Pine instead/);
    expect((await rowOf('Growth')).textContent).toContain('61 (±3)');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.filter(({ path }) => path.endsWith('_org'))).toEqual([]);
  });

  test('to a group whose name another group has shows neither of them', async () => {
    const [crew] = teams();
    if (!crew) throw new Error('a team');
    const twins = [crew, { ...crew, n_band: 50, topics: topicsAt(2, 50, 4) }];
    const org = { campaigns: [campaignByGroups(aCampaign(), 'team', twins)] };
    const plain = keyOf('team', [crew]);
    for (const key of [plain, `${plain}-1`, `${plain}-2`]) {
      const { page } = open(`/?group=${key}`, { answers: answers({ topic_scores_by_element_org: org }) });
      await screen.findByText(/^This link leads to a group that has no published results/);
      expect((await rowOf('Growth')).textContent).toContain('61 (±3)');
      page.unmount();
    }
  });

  test('to one of two teams with the same name shows that team to whoever sees both and to whoever sees only it', async () => {
    const [crew] = teams();
    if (!crew) throw new Error('a team');
    const first = { ...crew, team_ids: [31] };
    const second = { ...crew, team_ids: [32], n_band: 50, topics: topicsAt(2, 50, 4) };
    for (const groups of [[first, second], [second]]) {
      const org = { campaigns: [campaignByGroups(aCampaign(), 'team', groups)] };
      const { page } = open(`/?group=${keyOf('team', [second])}`, {
        answers: answers({ topic_scores_by_element_org: org }),
      });
      await screen.findByText('The scores below are those of Crew (50 to 99 people).');
      expect((await rowOf('Growth')).textContent).toContain('63 (±4)');
      page.unmount();
    }
  });

  test.each([
    ['campaign=99', /^This link leads to a campaign that isn’t available here/],
    ['topic=99', /^This link leads to a topic that has no published results/],
    ['group=department-00000000', /^This link leads to a group that has no published results/],
    ['group=nonsense', /^This link leads to a group that has no published results/],
  ])('%s is explained, and the page shows its default', async (search, text) => {
    open(`/?${search}`);
    await screen.findByText(text);
    expect((await rowOf('Growth')).textContent).toContain('61 (±3)');
  });
});

test('DASH-04 a group of the heatmap leads from its scores to the view of that group', async () => {
  const { user } = open('/?tab=details');
  const heatmap = await screen.findByRole('table', { name: 'Topics by department' });
  await user.click(within(heatmap).getByRole('button', { name: 'Design' }));
  const dialog = await screen.findByRole('dialog', { name: 'Design' });
  const link = within(dialog).getByRole('link', { name: 'Show results of this group' });
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(link);
  await screen.findByText('The scores below are those of Design (20 to 49 people).');
  expect(address()).toBe(`?account=1&campaign=5&group=${keyOf('department', theGroups(), 1)}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(goBack());
  await screen.findByRole('table', { name: 'Topics by department' });
});

test('the key of a group depends on its members only, and groups of one name have different keys', () => {
  const [crew, deck] = teams();
  if (!crew || !deck) throw new Error('two teams');
  expect(groupKeys('team', [deck, crew])).toEqual(groupKeys('team', [crew, deck]).toReversed());
  const twins = groupKeys('team', [crew, crew]);
  expect(new Set(twins).size).toBe(2);
  expect(twins.filter(canBeLinked)).toEqual([]);
  expect(groupKeys('team', [{ ...crew, members: ['a', 'b'] }])).toEqual(
    groupKeys('team', [{ ...crew, members: ['b', 'a'] }]),
  );
});
