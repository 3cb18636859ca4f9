import { addDays } from '../../domain/dates/days.ts';
import { demographics } from '../../resources/users/demographics.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf, platformScope, respondentScope } from '../kernel/scope.ts';
import { listMetricQuestions } from '../store/content/metricQuestions.ts';
import type { Database } from '../store/database.ts';
import { listApplicantStatuses, type NewApplicant } from '../store/hiring/applicants.ts';
import { sealAssessment } from '../usecases/assignments/sealAssessment.ts';
import { moveApplicants } from '../usecases/hiring/changeApplicants.ts';
import { changeRoleStatus } from '../usecases/hiring/changeRoleStatus.ts';
import { inviteApplicants } from '../usecases/hiring/inviteApplicants.ts';
import { makeSelectionRates } from '../usecases/hiring/makeSelectionRates.ts';
import { demographicsKey, type SealedDemographics } from '../usecases/hiring/storeApplicantDemographics.ts';
import { encryptJson } from '../vault/cipher.ts';
import { demographicsId } from '../vault/roleLinks.ts';
import { addFeedbackOfApplicants } from './addFeedbackOfApplicants.ts';
import { addInterviewNotes } from './addInterviewNotes.ts';
import { type Random, seededRandom } from './demoRandom.ts';
import { depsAtDay } from './depsAtDay.ts';
import { firstNames, lastNames } from './names.ts';
import { listSupplementalsFor } from './questions.ts';
import { randomMetrics, rankingsBy } from './rankings.ts';
import { listSupplementalsOf, startDates, supplementalAnswersOf } from './supplementalAnswers.ts';

const grace = { first_name: 'Grace', last_name: 'Nguyen', email: 'applicant@demo.example' };

/** Adds one open role with applicants in every stage, and one closed role with its selection rates. */
export async function addHiringRoles(deps: Deps, caller: Caller): Promise<void> {
  const day = today(deps.clock);
  const random = seededRandom(40_404);
  const then = depsAtDay(deps, addDays(day, -120));
  const past = await addRole(then, caller, random, {
    title: 'Warehouse shift lead',
    others: [],
    publicLink: false,
  });
  await decideAll(depsAtDay(deps, addDays(day, -70)), caller, past);
  await changeRoleStatus(depsAtDay(deps, addDays(day, -60)), caller, {
    requisition_id: past,
    status: 'closed',
  });
  await addFeedbackOfApplicants(deps, caller, past);
  await makeSelectionRates(depsAtDay(deps, addDays(day, -60)), caller, past);

  const lately = depsAtDay(deps, addDays(day, -9));
  const open = await addRole(lately, caller, random, {
    title: 'Customer success lead',
    others: [grace],
    publicLink: true,
  });
  await finishAssessments(lately, random, open);
  await addInterviewNotes(depsAtDay(deps, addDays(day, -2)), caller, open);
}

interface Plan {
  readonly title: string;
  readonly others: readonly NewApplicant[];
  readonly publicLink: boolean;
}

/** Adds a role with 40 generated applicants in all stages, and the additional applicants of the plan. */
async function addRole(deps: Deps, caller: Caller, random: Random, plan: Plan): Promise<number> {
  const day = today(deps.clock);
  const { database } = deps;
  const supplemental_ids = await listSupplementalsFor(deps, caller, 'applicant');
  const { id } = await database.as(caller.scope, (tx) =>
    tx
      .insertInto('requisitions')
      .values({
        account_id: accountOf(caller),
        blueprint_id: tx
          .selectFrom('blueprints')
          .select('id')
          .where('account_id', '=', caller.scope.accountId)
          .where('kind', '=', 'role')
          .where('status', '=', 'approved')
          .limit(1),
        title: plan.title,
        description:
          'You lead a team of eight who help our customers every day.\n\nWe look for someone who listens, decides with others and gives everyone the same chances.',
        public_link: plan.publicLink,
        supplemental_ids,
        closes_on: plan.publicLink ? addDays(day, 30) : null,
        created_by: caller.person.user.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await changeRoleStatus(deps, caller, { requisition_id: id, status: 'open' });
  const people = Array.from({ length: 40 }, (_, at) => randomPerson(random, id, at));
  await inviteApplicants(deps, caller, { requisition_id: id, people: [...people, ...plan.others] });
  await addDemographics(deps, random, id);
  const all = await database.as(platformScope, (tx) => listApplicantStatuses(tx, id, []));
  const ids = all.slice(0, people.length).map((one) => one.id);
  for (const [stage, reach] of [
    ['assessment', 0.75],
    ['interview', 0.4],
    ['offer', 0.1],
  ] as const) {
    const applicant_ids = ids.filter((_, at) => (at * 7) % 40 < 40 * reach);
    await moveApplicants(deps, caller, { requisition_id: id, applicant_ids, stage, reason: null });
  }
  return id;
}

function randomPerson(random: Random, role: number, at: number): NewApplicant {
  const [first_name, last_name] = [random.pick(firstNames), random.pick(lastNames)];
  return { first_name, last_name, email: `applicant${role}-${at + 1}@people.example` };
}

/** Stores demographic answers for most applicants, in the same way as for real ones. */
async function addDemographics(
  { database, environment }: Deps,
  random: Random,
  roleId: number,
): Promise<void> {
  const applicants = await applicantsOf(database, roleId);
  const rows = applicants.map(({ id, account_id }) => {
    const gender = random.next() < 0.9 ? random.pick(['woman', 'man'] as const) : null;
    const race = random.next() < 0.8 ? random.pick(demographics.race.choices) : null;
    const content: SealedDemographics = { about: { gender, race }, ending: null };
    const sealed = encryptJson(demographicsKey(environment.secret, account_id), content);
    return { id: demographicsId(environment.secret, id), account_id, requisition_id: roleId, sealed };
  });
  await database.as(respondentScope, (tx) => tx.insertInto('applicant_demographics').values(rows).execute());
}

const applicantsOf = (database: Database, roleId: number) =>
  database.as(platformScope, (tx) =>
    tx
      .selectFrom('applicants')
      .select(['id', 'account_id', 'assignment_id', 'stage'])
      .where('requisition_id', '=', roleId)
      .orderBy('id')
      .execute(),
  );

/**
 * Decides the applications of a closed role: applicants who reached the offer stage were hired, all others were not.
 */
async function decideAll({ database, clock }: Deps, caller: Caller, roleId: number): Promise<void> {
  const day = today(clock);
  await database.as(platformScope, async (tx) => {
    for (const [decision, stages, reason] of [
      ['hired', ['offer'], 'Has led a shift before and convinced everyone in the interview.'],
      ['rejected', ['applied', 'assessment', 'interview'], 'Others have more experience with shifts.'],
    ] as const) {
      await tx
        .updateTable('applicants')
        .set({ decision, decided_by: caller.person.user.id, decided_on: day, decision_reason: reason })
        .set({ delete_after: addDays(day, 180) })
        .where('requisition_id', '=', roleId)
        .where('stage', 'in', [...stages])
        .execute();
    }
  });
}

/** Applicants past the first stage have finished their assessment; some requested accommodations. */
async function finishAssessments(deps: Deps, random: Random, roleId: number): Promise<void> {
  const { database, environment, clock } = deps;
  const day = addDays(today(clock), 3);
  const finished = (await applicantsOf(database, roleId)).filter(({ stage }) => stage !== 'applied');
  const questions = await database.as(platformScope, (tx) => listMetricQuestions(tx, 'h'));
  const supplementalAnswers = supplementalAnswersOf(roleId, { writing: 0.25, words: startDates });
  const round = { kind: 'h', campaign_id: null, requisition_id: roleId } as const;
  const supplementals = await database.as(platformScope, (tx) => listSupplementalsOf(tx, round));
  const rows = finished.map(({ account_id, assignment_id }) => ({
    account_id,
    kind: 'h' as const,
    assignment_id,
    user_id: null,
    sealed: sealAssessment(environment.secret, account_id, {
      answers: rankingsBy(random, questions, randomMetrics(random)),
      supplementals: supplementalAnswers.answers(supplementals),
    }),
    quality: 'good',
    finished_on: day,
  }));
  await database.as(respondentScope, async (tx) => {
    await tx.insertInto('assessments').values(rows).execute();
    await tx
      .updateTable('assignments')
      .set({ status: 'finished', started_on: day, finished_on: day, consented_on: day })
      .where(
        'id',
        'in',
        finished.map(({ assignment_id }) => assignment_id),
      )
      .execute();
    const [first] = finished;
    const accommodation = {
      more_time: true,
      reader: false,
      locale: null,
      note: 'I read with a screen magnifier.',
    };
    await tx
      .updateTable('assignments')
      .set({ accommodation: JSON.stringify(accommodation) })
      .where('id', '=', first?.assignment_id ?? 0)
      .execute();
  });
}
