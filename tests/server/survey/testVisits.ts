import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import type { AUser } from '../../support/builders.ts';
import type { Reply } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { orderOf, respondent, type ShownQuestion } from './respondent.ts';
import { aCycle, addToDraft, anInvitation, aRole, aTarget } from './testAssessmentCycle.ts';

export type Kind = 's' | 'r' | 'h';
type Choice = (question: ShownQuestion) => string[];
type Relationship = 'self' | 'peer' | 'manager' | 'direct_report' | 'other';

export type Visits = Awaited<ReturnType<typeof visitsOf>>;

/** A campaign about Ines, and its respondents one after the other. */
export async function visitsOf(server: TestServer) {
  const account = await server.anAccount({ company_name: 'Harbor & Pine' });
  const target = await server.aUser({ account, first_name: 'Ines' });
  const campaign_id = await aCycle(server, account);
  const target_id = await aTarget(server, campaign_id, target);

  /** Requests feedback from a rater of the participant, or a self-assessment from the participant. */
  async function requests(relationship: Relationship = 'peer', user?: AUser) {
    const audience = user ?? (await server.aUser({ account, first_name: 'Bo' }));
    const of = { account, campaign_id, target_id, relationship, user: audience };
    return { user: audience, ...(await anInvitation(server, of)) };
  }

  async function applicant(facts: object = {}) {
    const requisition_id = await aRole(server, account, facts);
    return anInvitation(server, {
      account,
      requisition_id,
      relationship: 'applicant',
      email: `new${requisition_id}@elsewhere.example`,
      first_name: 'Nia',
    });
  }

  const page = (code: string | null, kind: Kind | null) =>
    respondent(server.visitor(), code, undefined, kind);

  /** Answers everything open, the last question by a call. */
  async function finish(
    { id, code }: { readonly id: number; readonly code: string },
    kind: Kind,
    choose: Choice = orderOf,
    seconds?: number,
  ): Promise<Reply> {
    const guest = page(code, kind);
    const questions: ShownQuestion[] = (await guest.open()).body.questions;
    const last = questions.pop();
    if (!last) throw new Error('nothing is asked');
    const given = questions.map((question) => ({
      question_id: question.question_id,
      ordering: choose(question),
      ...(seconds === undefined ? {} : { seconds }),
    }));
    await addToDraft(server, id, given);
    return guest.answer(last, choose(last), seconds);
  }

  /** A consistent respondent who always prefers the same metrics. */
  async function steady(): Promise<Choice> {
    const rows = await server.database.owner.selectFrom('questions').select(['id', 'options']).execute();
    const liking = new Map<string, number>(
      rows.flatMap(({ id, options }) =>
        options.map((one) => [`${id}:${one.id}`, one.key * metrics.indexOf(one.metric as Metric)] as const),
      ),
    );
    return (question) => {
      const of = (option: string) => liking.get(`${question.question_id}:${option}`) ?? 0;
      return orderOf(question).sort((a, b) => of(b) - of(a));
    };
  }

  const draftsOf = (id: number) =>
    server.database.owner
      .selectFrom('assignment_drafts')
      .select('assignment_id')
      .where('assignment_id', '=', id)
      .execute();

  return {
    account,
    target,
    campaign_id,
    target_id,
    asked: requests,
    applicant,
    page,
    finish,
    steady,
    draftsOf,
  };
}
