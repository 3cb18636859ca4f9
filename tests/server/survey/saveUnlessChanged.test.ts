import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import { platformScope } from '../../../server/kernel/scope.ts';
import type { Scope } from '../../../server/store/database.ts';
import { participationDraftStore } from '../../../server/store/survey/draftStores.ts';
import { lockRespondentParticipation } from '../../../server/store/survey/respondentParticipation.ts';
import { hashToken } from '../../../server/vault/linkCodes.ts';
import { recordMessages } from '../../support/recordMessages.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { participationOf } from '../campaigns/testCampaigns.ts';
import { orderOf, respondent, type ShownQuestion } from './respondent.ts';
import { aCycle, anInvitation, aRole, aTarget } from './testAssessmentCycle.ts';
import { type TestRespondents, testRespondentsOf } from './testRespondents.ts';

let server: TestServer;
let company: TestRespondents['company'];
let campaign: TestRespondents['campaign'];
let person: TestRespondents['somebody'];

beforeAll(async () => {
  server = await startTestServer();
  ({ company, campaign, somebody: person } = await testRespondentsOf(server));
});
afterAll(() => server.close());

const respondentScope: Scope = { ...platformScope, role: 'respondent' };

/** Answers two questions, after which the server remembers the participation. */
async function afterTwoAnswers({ open, answer }: ReturnType<typeof respondent>): Promise<ShownQuestion[]> {
  const { questions } = (await open()).body;
  await answer(questions[0]);
  await answer(questions[1]);
  return questions.slice(2);
}

async function rememberedPerson() {
  const remembered = await person();
  const rest = await afterTwoAnswers(remembered.guest);
  const [next, later] = rest;
  if (!next || !later) throw new Error('this survey is too short for these tests');
  return { ...remembered, next, later };
}

describe('a further answer takes one round trip', () => {
  test('with the link of a campaign, and is stored with the ones before', async () => {
    const { guest, next, later } = await rememberedPerson();
    const messages = await recordMessages(async () => {
      expect((await guest.answer(next)).body).toEqual({ answered: 3, remaining: 45, ending: null });
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('replace_drafts');
    expect((await guest.open()).body.questions[0]).toEqual(later);
  });

  test('with the link of an assessment', async () => {
    const [target, rater] = company.people.slice(-2);
    if (!target || !rater) throw new Error('the company is too small for these tests');
    const campaign_id = await aCycle(server, company.account);
    const of = {
      account: company.account,
      campaign_id,
      target_id: await aTarget(server, campaign_id, target),
    };
    const { code } = await anInvitation(server, { ...of, relationship: 'peer', user: rater });
    const guest = respondent(server.visitor(), code, undefined, 'r');
    const [next] = await afterTwoAnswers(guest);
    const messages = await recordMessages(async () => next && guest.answer(next));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('replace_assignment_drafts');
  });
});

describe('something that changed since the answer before is noticed', () => {
  test('another answer, given with a session', async () => {
    const { guest, user, next, later } = await rememberedPerson();
    await respondent(await server.signIn(user), null).answer(next);
    expect((await guest.answer(later)).body).toEqual({ answered: 4, remaining: 44, ending: null });
  });

  test('two answers at once are both stored', async () => {
    const { guest, next, later } = await rememberedPerson();
    await Promise.all([guest.answer(next), guest.answer(later)]);
    expect((await guest.open()).body.progress.answered).toBe(4);
  });

  test('a draft that was removed', async () => {
    const { guest, user, next } = await rememberedPerson();
    const { id } = await participationOf(server, campaign, user);
    await server.database.owner.deleteFrom('drafts').where('participation_id', '=', id).execute();
    expect((await guest.answer(next)).body).toEqual({ answered: 1, remaining: 47, ending: null });
  });

  test('a link that was replaced', async () => {
    const { guest, user, next } = await rememberedPerson();
    const { id } = await participationOf(server, campaign, user);
    const token_hash = hashToken('another link');
    await server.database.owner
      .updateTable('participations')
      .set({ token_hash })
      .where('id', '=', id)
      .execute();
    expect((await guest.answer(next)).body.code).toBe('link_unknown');
  });

  test.each<[string, Pick<Partial<AccountRecord>, 'status' | 'modules'>, string]>([
    ['an account that was paused', { status: 'suspended' }, 'account_paused'],
    ['a module that was removed', { modules: [2] }, 'module_off'],
  ])('%s', async (_name, change, code) => {
    const { guest, user, next } = await rememberedPerson();
    const { owner } = server.database;
    const accounts = owner.updateTable('accounts').where('id', '=', user.accountId);
    const before = await owner
      .selectFrom('accounts')
      .select(['status', 'modules'])
      .where('id', '=', user.accountId)
      .executeTakeFirstOrThrow();
    await accounts.set(change).execute();
    const refused = await guest.answer(next);
    await accounts.set(before).execute();
    expect(refused.body.code).toBe(code);
    expect((await guest.answer(next)).status).toBe(200);
  });

  test('a campaign that was closed', async () => {
    const { guest, next } = await rememberedPerson();
    const campaigns = server.database.owner.updateTable('benchmark_campaigns').where('id', '=', campaign);
    await campaigns.set({ status: 'closed', closed_on: '2026-11-21' }).execute();
    const refused = await guest.answer(next);
    await campaigns.set({ status: 'open', closed_on: null }).execute();
    expect([refused.status, refused.body.code]).toEqual([409, 'campaign_closed']);
  });

  test('a role whose last day has passed', async () => {
    const requisition_id = await aRole(server, company.account, { closes_on: '2026-11-21' });
    const applicant = {
      relationship: 'applicant' as const,
      email: 'ada@applicants.example',
      first_name: 'Ada',
    };
    const { code } = await anInvitation(server, { account: company.account, requisition_id, ...applicant });
    const guest = respondent(server.visitor(), code, undefined, 'h');
    await guest.consent();
    const [next] = await afterTwoAnswers(guest);
    if (!next) throw new Error('this survey is too short for this test');
    const day = 24 * 3_600_000;
    server.clock.advance(day);
    const refused = await guest.answer(next);
    server.clock.advance(-day);
    expect(refused.body.code).toBe('campaign_closed');
  });
});

describe('a repeated answer', () => {
  test('changes nothing, and another order is refused', async () => {
    const { guest, next, later } = await rememberedPerson();
    const first = await guest.answer(next);
    expect((await guest.answer(next)).body).toEqual(first.body);
    expect((await guest.answer(next, orderOf(next).reverse())).body.code).toBe('answer_final');
    expect((await guest.answer(later)).body.answered).toBe(4);
  });
});

describe('a draft is replaced', () => {
  /** Tries to replace the draft of a person, given its current stored state. */
  async function replaceAs(scope: Scope, { code }: { readonly code: string }): Promise<boolean> {
    const tokenHash = hashToken(code);
    const row = await server.database.as(respondentScope, (tx) =>
      lockRespondentParticipation(tx, { id: null, tokenHash }),
    );
    if (!row?.sealed_draft) throw new Error('there is no draft');
    const read = { tokenHash, versions: row.versions, sealed: row.sealed_draft };
    return participationDraftStore(row.id).replace(server.database, scope, read, row.sealed_draft);
  }

  test('for its respondent', async () => {
    expect(await replaceAs(respondentScope, await rememberedPerson())).toBe(true);
  });

  test('never for another account or without one', async () => {
    const remembered = await rememberedPerson();
    const accountId = remembered.user.accountId + 1;
    expect(await replaceAs({ ...respondentScope, accountId, platform: false }, remembered)).toBe(false);
    expect(await replaceAs({ ...respondentScope, platform: false }, remembered)).toBe(false);
  });

  test('never by the web role', async () => {
    const remembered = await rememberedPerson();
    await expect(replaceAs(platformScope, remembered)).rejects.toThrow('permission denied');
  });
});
