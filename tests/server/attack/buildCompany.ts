import fc from 'fast-check';
import { hasTwoForms, isPulse, type SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import { type Random, seededRandom } from '../../../server/seed/demoRandom.ts';
import { findCampaign } from '../../../server/store/campaigns/campaigns.ts';
import type { StoredQuestion } from '../../../server/store/content/benchmarkContent.ts';
import type { Participation } from '../../../server/store/survey/participations.ts';
import { ownQuestions, readCampaignForm } from '../../../server/usecases/survey/respondentForm.ts';
import { type CompleteDraft, submitForms } from '../../../server/usecases/survey/submitForm.ts';
import type { AUser } from '../../support/builders.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, type Company } from '../campaigns/testCampaigns.ts';

export const cuts = ['gender', 'race', 'decade', 'department', 'location', 'level', 'team'] as const;

/** The random parameters of a company; everything else follows from the seed. */
export interface CompanySpec {
  readonly seed: number;
  readonly size: number;
  readonly teams: number;
  readonly k: number;
  /** The participation rate in percent. */
  readonly turnout: number;
  /** Whether a whole team gives the highest answers, which makes exact numbers too revealing. */
  readonly extreme: boolean;
  /** How much its campaigns ask. */
  readonly length: SurveyLength;
}

const lengths: readonly SurveyLength[] = ['full', 'short_pulse', 'short'];

/** The same companies on every run; ATTACK_SEED selects others. */
export function createCompanySpecs(count: number): readonly CompanySpec[] {
  const spec = fc.record({
    seed: fc.nat(),
    size: fc.integer({ min: 30, max: 60 }),
    teams: fc.integer({ min: 3, max: 5 }),
    k: fc.integer({ min: 5, max: 7 }),
    turnout: fc.integer({ min: 70, max: 100 }),
  });
  const drawn = fc.sample(spec, { numRuns: count, seed: Number(process.env.ATTACK_SEED ?? 5) });
  return drawn.map((one, index) => ({
    ...one,
    extreme: index === 0,
    length: lengths[index % lengths.length] ?? 'full',
  }));
}

export interface Member {
  readonly user: Pick<AUser, 'id'>;
  readonly team: number;
  readonly answers: boolean;
  /** How inclusive the answers are, from 0 to 1; the limits are answers without exceptions. */
  readonly opinion: number;
  readonly facts: Readonly<Record<'department' | 'location' | 'level', string>> & {
    readonly gender: 'woman' | 'man' | 'nonBinary';
    readonly race: 'white' | 'asian' | 'black' | 'latino';
    readonly birth_year: number;
  };
}

export interface AttackedCompany {
  readonly spec: CompanySpec;
  readonly company: Company;
  readonly members: readonly Member[];
  readonly teamIds: readonly number[];
}

/**
 * A company with patterns that help an attacker: one team in which all but k - 1 people share a location (so the difference is about k -
 * 1), a department with k + 3 people and k - 1 respondents, a rare gender, and possibly one team with the highest answers to everything.
 */
export async function buildCompany(server: TestServer, spec: CompanySpec): Promise<AttackedCompany> {
  const random = seededRandom(spec.seed);
  const company = await aCompany(server, 0);
  const account_id = company.account.id;
  const drawn = Array.from({ length: spec.size }, (_, index) => draw(random, spec, index));
  const { owner } = server.database;
  const users = await owner
    .insertInto('users')
    .values(
      drawn.map(({ facts }, index) => ({
        ...facts,
        account_id,
        first_name: 'Kim',
        last_name: `Ash ${index}`,
        email: `kim.${account_id}.${index}@staff.example`,
        permissions: ['user' as const],
      })),
    )
    .returning('id')
    .execute();
  const members = drawn.map((one, index) => ({ ...one, user: { id: users[index]?.id ?? 0 } }));
  const teamIds: number[] = [];
  for (let team = 0; team < spec.teams; team += 1) {
    const { id } = await owner
      .insertInto('teams')
      .values({ account_id, name: `Team ${'ABCDE'[team]}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const own = members.filter((member) => member.team === team);
    await owner
      .insertInto('memberships')
      .values(own.map(({ user }) => ({ account_id, team_id: id, user_id: user.id, since: '2020-01-01' })))
      .execute();
    teamIds.push(id);
  }
  return { spec, company, members, teamIds };
}

function draw(
  random: Random,
  { size, teams, k, turnout, extreme }: CompanySpec,
  index: number,
): Omit<Member, 'user'> {
  const first = 2 * k + 1;
  const team = index < first ? 0 : index < first + k + 1 ? 1 : random.between(0, teams - 1);
  const isRare = index >= size - 3;
  const isLegal = index >= size - k - 3;
  const isAtHull = index < first && index >= k - 1;
  const facts = {
    gender: isRare ? ('nonBinary' as const) : random.weighted({ woman: 5, man: 4 }),
    race: random.weighted({ white: 6, asian: 3, black: 2, latino: 1 }),
    birth_year: random.between(1958, 2004),
    department: isLegal ? 'Legal' : random.weighted({ Sales: 4, Care: 3, Plant: 3 }),
    location: isAtHull ? 'Hull' : random.weighted({ Leith: 3, Derby: 2 }),
    level: random.weighted({ Staff: 6, Lead: 3, Chief: 1 }),
  };
  const mustAnswer = index < first + k + 1;
  const answersForLegal = index >= size - k + 1;
  return {
    team: !mustAnswer && team === 0 ? 2 : team,
    answers: mustAnswer || (isLegal ? answersForLegal : random.between(1, 100) <= turnout),
    opinion: team === 1 && extreme ? 1 : random.between(2, 8) / 10,
    facts,
  };
}

/**
 * Launches a campaign for everyone with all dimensions; a pulse asks about two topics. The product chooses forms A and B at random, and with
 * some choices a company this small has only an overall result, so forms alternate within each team instead.
 */
export async function launchCampaign(
  server: TestServer,
  { company, spec, members }: AttackedCompany,
  name: string,
): Promise<number> {
  const { length, k: min_group } = spec;
  const { topics } = (await company.admin.get('/api/v2/microsurvey/topics')).body;
  const ids = topics.map(({ topic_id }: { topic_id: number }) => topic_id);
  const topic_ids = isPulse(length) ? ids.slice(0, 2) : [];
  const id = await anOpenCampaign(company.admin, { name, cuts, min_group, length, topic_ids });
  if (!hasTwoForms(length)) return id;
  const ranks = new Map<number, number>();
  for (const { team, user } of members) {
    const rank = ranks.get(team) ?? 0;
    ranks.set(team, rank + 1);
    await server.database.owner
      .updateTable('participations')
      .set({ form: rank % 2 === 0 ? 'a' : 'b' })
      .where('campaign_id', '=', id)
      .where('user_id', '=', user.id)
      .execute();
  }
  return id;
}

/** Submits complete forms for respondents, as the last answer of a survey does. */
export async function submitAnswers(
  server: TestServer,
  { company, members, spec }: AttackedCompany,
  campaignId: number,
  only: (member: Member, index: number) => boolean = ({ answers }) => answers,
): Promise<void> {
  const random = seededRandom(spec.seed + campaignId);
  const accountId = company.account.id;
  const byUser = new Map(members.map((member, index) => [member.user.id, { member, place: index }]));
  await server.deps.database.as(
    { role: 'respondent', accountId, userId: null, platform: false },
    async (tx) => {
      const campaign = await findCampaign(tx, accountId, campaignId);
      if (!campaign) throw new Error('no campaign');
      const form = await readCampaignForm(server.deps, tx, campaignId);
      const requests: Participation[] = await tx
        .selectFrom('participations')
        .selectAll()
        .where('campaign_id', '=', campaignId)
        .orderBy('id')
        .execute();
      const complete: CompleteDraft[] = [];
      for (const participation of requests) {
        const result = byUser.get(participation.user_id ?? 0);
        if (!result || participation.status === 'finished' || !only(result.member, result.place)) continue;
        const answers = ownQuestions(form, participation.form).map((question) => ({
          question_id: question.id,
          ordering: orderingOf(random, question, result.member.opinion),
          on: '2026-11-21',
        }));
        complete.push({ participation, draft: { keep_copy: false, answers, supplementals: [] } });
      }
      await submitForms(server.deps, tx, { campaign, ...form, supplementals: [] }, complete);
    },
  );
}

function orderingOf(random: Random, { options }: StoredQuestion, opinion: number): string[] {
  const best = [...options].sort((a, b) => b.key - a.key).map(({ id }) => String(id));
  if (opinion === 0) return best.reverse();
  if (opinion === 1 || random.next() < opinion) return best;
  return best
    .map((id) => ({ id, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}
