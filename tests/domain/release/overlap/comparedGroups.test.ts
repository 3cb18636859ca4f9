import { describe, expect, test } from 'vitest';
import { campaignsAround, campaignsWithin } from '../../../../domain/release/overlap/comparedGroups.ts';

const people = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `p${from + at}`);
const campaign = (everybody: readonly string[], ...teams: readonly (readonly string[])[]) => ({
  k: 5,
  groups: [everybody, ...teams].map((members, at) => ({
    dim: at === 0 ? 'overall' : 'team',
    category: `${at}`,
    people: members,
  })),
});
/** 200 people in teams of 12, 13, 60 and 115. */
const company = campaign(people(0, 200), people(0, 12), people(12, 25), people(25, 85), people(85, 200));

describe('R24 a pulse after a campaign for the whole company', () => {
  test.each([
    ['a team', people(0, 12), false],
    ['a team that someone joined', [...people(0, 12), 'p99'], true],
    ['a team that someone from outside of the campaign joined', [...people(0, 12), 'new'], true],
    ['a team that someone left', people(0, 11), true],
    ['a team that four people joined and four left', people(4, 16), true],
    ['a team that five people joined', [...people(0, 12), ...people(100, 105)], false],
    ['two teams', people(0, 25), false],
    ['two teams that someone joined', people(0, 26), true],
    ['some people of a team', people(90, 110), false],
    ['a team of 60 people', people(25, 85), false],
    ['a team of 60 people that someone joined', people(24, 85), false],
  ])('to %s is audited with it: %#', (_, audience, isCompared) => {
    expect(campaignsAround(campaign(audience), [company])).toHaveLength(isCompared ? 1 : 0);
  });

  test('is audited with the groups of at most 50 people that contain someone of its audience', () => {
    const [around] = campaignsAround(campaign([...people(0, 12), 'p99']), [company]);
    expect(around?.groups.map((group) => group.people.length)).toEqual([12]);
  });

  test('is audited with the higher minimum group size', () => {
    const five = campaign([...people(0, 12), ...people(100, 105)]);
    expect(campaignsAround(five, [{ ...company, k: 6 }])).toHaveLength(1);
  });

  test('isn’t audited because nobody answered in one of its teams', () => {
    const withoutAnswers = campaign(people(0, 14), people(0, 6), people(6, 12));
    expect(campaignsAround(withoutAnswers, [company])).toEqual([]);
    expect(campaignsWithin(company, [withoutAnswers])).toEqual([]);
  });
});

describe('R24 a campaign for the whole company', () => {
  test('is audited with an earlier pulse to one of its groups that someone joined or left', () => {
    const [same, joined, left] = [people(0, 12), [...people(0, 12), 'p99'], people(0, 11)].map((one) =>
      campaign(one),
    );
    expect(
      campaignsWithin(
        company,
        [same, joined, left].flatMap((one) => one ?? []),
      ),
    ).toEqual([joined, left]);
  });

  test('isn’t audited with another one in which groups changed by a few people', () => {
    const earlier = campaign(people(0, 200), people(1, 12), people(12, 25), people(25, 85), [
      'p0',
      ...people(85, 200),
    ]);
    expect([...campaignsAround(company, [earlier]), ...campaignsWithin(company, [earlier])]).toEqual([]);
  });
});
