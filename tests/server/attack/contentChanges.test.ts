import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditShares } from '../../../server/usecases/metricResults/sharing/auditShares.ts';
import { scoreNewAssessments } from '../../../server/usecases/scoring/scoreNewAssessments.ts';
import {
  aCompletedCourse,
  anAssessment,
  type ContentCompany,
  locationOf,
  readChanges,
  size,
  startContentCompany,
} from '../metricResults/contentRounds.ts';
import { findIsolatedPeople } from './findIsolatedPeople.ts';

const k = 5;
const minUnseen = 3;
let company: ContentCompany;
let campaigns: number[];
const everyone = Array.from({ length: size }, (_, at) => at);
const york = everyone.filter((at) => locationOf(at) === 'York');
/** Nearly a location, nearly another course, and hardly enough people: what an attacker would choose. */
const completed = {
  'Nearly York': york.slice(2),
  'Every third': everyone.filter((at) => at % 3 === 0),
  'Nearly every third': [1, ...everyone.filter((at) => at % 3 === 0).slice(1)],
  'Too few': everyone.slice(0, 19),
};

beforeAll(async () => {
  company = await startContentCompany(8);
  for (const [title, by] of Object.entries(completed)) await aCompletedCourse(company, title, { by });
  const newcomers = new Set([3, 60]);
  campaigns = [
    await anAssessment(company, {
      name: 'Spring',
      finishedOn: '2026-05-01',
      who: everyone.filter((at) => !newcomers.has(at)),
    }),
    await anAssessment(company, { name: 'Autumn', finishedOn: '2026-10-01' }),
  ];
}, 120_000);
afterAll(() => company.server.close());

const countedOf = async (campaignId: number) =>
  company.server.database.owner
    .selectFrom('counted_profiles')
    .select(['user_id', 'groups', 'content_groups', 'shown'])
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
type Counted = Awaited<ReturnType<typeof countedOf>>;

/** The people of every published number about a campaign, and of both groups of every comparison. */
function setsOf(counted: Counted, isUnseen: (one: Counted[number]) => boolean = () => true) {
  const keys = new Set(counted.flatMap(({ groups, content_groups }) => [...groups, ...content_groups]));
  return [...keys].map(
    (key) =>
      new Set(
        [...counted.keys()].filter((at) => {
          const one = counted[at];
          return one && isUnseen(one) && [...one.groups, ...one.content_groups].includes(key);
        }),
      ),
  );
}

describe('P23 the differences between people who completed a course and others', () => {
  test('are published for some courses, with 20 people or more on each side', async () => {
    const { contents } = await readChanges(company.admin);
    const shown = contents.filter(({ change }: { change: object | null }) => change !== null);
    expect(shown.map(({ title }: { title: string }) => title)).toContain('Every third');
    expect(shown.map(({ title }: { title: string }) => title)).not.toContain('Too few');
    const counted = await countedOf(campaigns[1] ?? 0);
    for (const set of setsOf(counted.map((one) => ({ ...one, groups: [] }))))
      expect(set.size).toBeGreaterThanOrEqual(20);
  });

  test('isolate fewer than five people in no combination with the means of either assessment', async () => {
    for (const campaign of campaigns) {
      const counted = await countedOf(campaign);
      expect(counted.some(({ content_groups }) => content_groups.length > 0)).toBe(true);
      expect(findIsolatedPeople(setsOf(counted), k)).toBeNull();
    }
  });

  test('look the same for a course that too few completed and for one that can’t be certified', async () => {
    const { contents } = await readChanges(company.admin);
    const hidden = contents.filter(({ change }: { change: object | null }) => change === null);
    expect(hidden.length).toBeGreaterThan(0);
    for (const one of hidden) expect(Object.keys(one)).toEqual(['course_id', 'title', 'metric', 'change']);
  });

  test('leave at least three unseen people in every combination when profiles are shared later', async () => {
    const { owner } = company.server.database;
    await owner
      .insertInto('result_shares')
      .values(
        company.people.slice(0, size - 4).map((user_id) => ({
          account_id: company.account.id,
          user_id,
          shared_with: 'colleagues' as const,
          shared_on: '2026-11-20',
        })),
      )
      .execute();
    await scoreNewAssessments(company.server.deps);
    await auditShares(company.server.deps);
    const counted = await countedOf(campaigns[1] ?? 0);
    expect(counted.some(({ shown }) => shown !== null)).toBe(true);
    expect(
      findIsolatedPeople(
        setsOf(counted, ({ shown }) => shown === null),
        minUnseen,
      ),
    ).toBeNull();
  });
});
