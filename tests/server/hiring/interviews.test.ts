import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxNoteLength, maxNotes } from '../../../domain/hiring/applicantNotes.ts';
import { selfAssessmentKey } from '../../../server/usecases/assignments/selfAssessmentKey.ts';
import { publishWaitingFeedback } from '../../../server/usecases/hiring/publishWaitingFeedback.ts';
import { padJson } from '../../../server/usecases/survey/submitForm.ts';
import { encrypt } from '../../../server/vault/cipher.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aHirer, anOpenRole, ask, invited, readApplicant } from './testRole.ts';

let server: TestServer;
let account: AnAccount;
let hirer: Client;
let colleague: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  account = await server.anAccount({ name: 'Harbor & Pine' });
  hirer = await aHirer(server, account);
  colleague = await aHirer(server, account);
  stranger = await aHirer(server, await server.anAccount({ name: 'Lumen Works' }));
});
afterAll(() => server.close());

async function anApplicant(facts: object = {}) {
  const requisition_id = await anOpenRole(hirer, facts);
  const [applicant_id = 0] = await invited(hirer, requisition_id, ['ada@people.example']);
  return { requisition_id, applicant_id };
}
const move = (
  { requisition_id, applicant_id }: { requisition_id: number; applicant_id: number },
  facts: object,
) => ask(hirer, 'move', { requisition_id, applicant_ids: [applicant_id], ...facts });
const stagesOf = async (applicant_id: number) =>
  (await readApplicant(hirer, applicant_id)).history.map((one: { stage: string }) => one.stage);

test('HIRE-02 a stage move has an author, a day and a reason, and can be undone once by anyone who hires', async () => {
  const applicant = await anApplicant();
  const { applicant_id, requisition_id } = applicant;
  expect((await move(applicant, { stage: 'interview', reason: '  Strong portfolio ' })).status).toBe(200);
  const moved = (await readApplicant(hirer, applicant_id)).history.at(-1);
  expect(moved).toMatchObject({ stage: 'interview', reason: 'Strong portfolio', undone_on: null });
  expect(moved.moved_by).toMatch(/Hirer$/);

  const undo = { applicant_id, move_id: moved.id };
  expect((await ask(colleague, 'undo_move', undo)).status).toBe(200);
  const { stage, history } = await readApplicant(hirer, applicant_id);
  expect(stage).toBe('applied');
  expect(history.at(-1)).toMatchObject({ id: moved.id, stage: 'interview', undone_by: expect.any(String) });
  expect(history.at(-1).undone_on).not.toBeNull();
  const { funnel } = (await ask(hirer, 'overview', { requisition_id })).body;
  expect(funnel.find((one: { stage: string }) => one.stage === 'interview')).toMatchObject({
    now: 0,
    reached: 0,
  });
  expect((await ask(hirer, 'undo_move', undo)).status).toBe(200);
  expect((await readApplicant(hirer, applicant_id)).stage).toBe('applied');
  expect(await stagesOf(applicant_id)).toEqual(['applied', 'interview']);
});

test('only the newest move can be undone, never the first stage, a decided application or another account’s', async () => {
  const applicant = await anApplicant();
  const { applicant_id } = applicant;
  await move(applicant, { stage: 'assessment' });
  await move(applicant, { stage: 'interview' });
  const [first, second, third] = (await readApplicant(hirer, applicant_id)).history;
  const undo = (client: Client, move_id: number) => ask(client, 'undo_move', { applicant_id, move_id });
  expect((await undo(hirer, second.id)).body.code).toBe('conflict');
  expect((await undo(hirer, first.id)).body.code).toBe('conflict');
  expect((await undo(stranger, third.id)).status).toBe(404);
  expect((await undo(server.visitor(), third.id)).status).toBe(401);
  const other = await anApplicant();
  expect((await ask(hirer, 'undo_move', { ...other, move_id: third.id })).status).toBe(404);
  await ask(hirer, 'decide', { applicant_id, decision: 'rejected', reason: 'No licence.' });
  expect((await undo(hirer, third.id)).body.code).toBe('applicant_over');
  expect((await move(other, { stage: 'interview', reason: 'x'.repeat(501) })).status).toBe(422);
});

test('HIRE-04 notes of interviewers stand beside a criterion, and only their author deletes them', async () => {
  const { applicant_id } = await anApplicant();
  const note = { applicant_id, metric: 'listening', text: 'Asked back twice.' };
  expect((await ask(hirer, 'add_note', note)).status).toBe(200);
  expect((await ask(hirer, 'add_note', note)).status).toBe(200);
  await ask(colleague, 'add_note', { applicant_id, text: 'Came early.' });
  const { notes } = await readApplicant(hirer, applicant_id);
  expect(notes).toMatchObject([
    { metric: 'listening', text: 'Asked back twice.', is_own: true },
    { metric: null, text: 'Came early.', is_own: false },
  ]);
  const [own, others] = notes.map(({ id }: { id: number }) => id);
  expect((await ask(hirer, 'delete_note', { note_id: others })).status).toBe(404);
  expect((await ask(stranger, 'delete_note', { note_id: own })).status).toBe(404);
  expect((await ask(stranger, 'add_note', note)).status).toBe(404);
  expect((await ask(hirer, 'delete_note', { note_id: own })).status).toBe(200);
  expect((await readApplicant(hirer, applicant_id)).notes).toHaveLength(1);
});

test('notes have a limit, are refused after a withdrawal and never reach the audit log', async () => {
  const { applicant_id } = await anApplicant();
  const add = (text: string, metric: string | null = null) =>
    ask(hirer, 'add_note', { applicant_id, metric, text });
  expect((await add(' ')).status).toBe(422);
  expect((await add('x'.repeat(maxNoteLength + 1))).status).toBe(422);
  expect((await add('Fine', 'height')).status).toBe(422);
  const { owner } = server.database;
  const { id: account_id } = account;
  const row = { account_id, applicant_id, text: 'Stored', written_on: '2026-11-20' };
  await owner
    .insertInto('applicant_notes')
    .values(Array.from({ length: maxNotes - 1 }, () => row))
    .execute();
  expect((await add('Unmistakable words')).status).toBe(200);
  expect((await add('One more')).body.code).toBe('too_many_notes');
  await ask(hirer, 'withdraw', { applicant_id });
  expect((await add('Later')).body.code).toBe('applicant_over');
  const entries = await owner.selectFrom('audit_entries').selectAll().execute();
  expect(entries.filter(({ action }) => action === 'write_note').length).toBeGreaterThan(0);
  expect(JSON.stringify(entries)).not.toContain('Unmistakable');
});

test('notes and reasons are deleted with the application', async () => {
  const applicant = await anApplicant();
  const { applicant_id } = applicant;
  await ask(hirer, 'add_note', { applicant_id, text: 'Thorough.' });
  const { owner } = server.database;
  const { assignment_id } = await owner
    .selectFrom('applicants')
    .select('assignment_id')
    .where('id', '=', applicant_id)
    .executeTakeFirstOrThrow();
  await owner.deleteFrom('assignments').where('id', '=', assignment_id).execute();
  const left = await owner
    .selectFrom('applicant_notes')
    .select('id')
    .where('applicant_id', '=', applicant_id)
    .execute();
  expect(left).toEqual([]);
});

describe('what applicants say about the assessment', () => {
  const feedback = async (client: Client, requisition_id: number, search = '') =>
    (await ask(client, 'feedback', { requisition_id, search })).body;
  const nothing = { n_band: null, shares: [], comments: [], total: 0, themes: [] };

  /** A role that is closed and decided, with this number of feedback entries, of which some have words. */
  async function aFinishedRole(given: number, worded: number): Promise<number> {
    const { requisition_id, applicant_id } = await anApplicant();
    const key = selfAssessmentKey(server.environment.secret, account.id);
    const rows = Array.from({ length: given }, (_, at) => {
      const improvement = at < worded ? 'Shorter, says Ada Miller of ada@people.example' : null;
      return { requisition_id, sealed: encrypt(key, padJson({ rating: 4 + (at % 2), improvement })) };
    });
    if (given > 0) await server.database.owner.insertInto('applicant_feedback').values(rows).execute();
    await ask(hirer, 'decide', { applicant_id, decision: 'rejected', reason: 'No licence.' });
    await ask(hirer, 'change_status', { requisition_id, status: 'closed' });
    return requisition_id;
  }
  const publish = (requisition_id: number) => ask(hirer, 'make_rates', { requisition_id });

  test('HIRE-05 R42 is published once with the selection rates, redacted, and never before', async () => {
    const role = await aFinishedRole(24, 6);
    expect(await feedback(hirer, role)).toEqual({ ...nothing, published_on: null });
    expect((await publish(role)).status).toBe(200);
    const released = await feedback(hirer, role);
    expect(released).toMatchObject({ n_band: 20, total: 6, published_on: '2026-11-21' });
    expect(released.shares.map(({ steps }: { steps: number[] }) => steps)).toEqual([[1, 2, 3, 4], [5]]);
    expect(JSON.stringify(released)).not.toMatch(/Ada|people\.example/);
    const left = await server.database.owner
      .selectFrom('applicant_feedback')
      .select('id')
      .where('requisition_id', '=', role)
      .execute();
    expect(left).toEqual([]);
    expect((await publish(role)).status).toBe(200);
    expect(await feedback(colleague, role)).toEqual(released);
    expect((await ask(stranger, 'feedback', { requisition_id: role })).status).toBe(404);
    expect((await ask(server.visitor(), 'feedback', { requisition_id: role })).status).toBe(401);
    const member = await server.signIn(await server.aUser({ account }));
    expect((await ask(member, 'feedback', { requisition_id: role })).status).toBe(403);
  });

  test('R42 is published and deleted for a role whose rates were calculated without it', async () => {
    const role = await aFinishedRole(24, 6);
    const { owner } = server.database;
    await owner
      .insertInto('selection_rates')
      .values({ requisition_id: role, account_id: account.id, tables: '[]', made_on: '2026-11-01' })
      .execute();
    expect((await publish(role)).status).toBe(200);
    expect(await feedback(hirer, role)).toMatchObject({ total: 6, published_on: '2026-11-21' });
    const left = await owner
      .selectFrom('applicant_feedback')
      .select('id')
      .where('requisition_id', '=', role)
      .execute();
    expect(left).toEqual([]);
    expect((await ask(hirer, 'rates', { requisition_id: role })).body).toMatchObject({
      made_on: '2026-11-01',
      tables: [],
    });
  });

  test('R42 is published once by the daily job where the rates exist already, and not where they don’t', async () => {
    const [role, undecided] = [await aFinishedRole(24, 6), await aFinishedRole(24, 6)];
    await server.database.owner
      .insertInto('selection_rates')
      .values({ requisition_id: role, account_id: account.id, tables: '[]', made_on: '2026-11-01' })
      .execute();
    await Promise.all([publishWaitingFeedback(server.deps), publishWaitingFeedback(server.deps)]);
    await publishWaitingFeedback(server.deps);
    expect(await feedback(hirer, role)).toMatchObject({ total: 6, published_on: '2026-11-21' });
    expect(await feedback(hirer, undecided)).toEqual({ ...nothing, published_on: null });
    const left = await server.database.owner
      .selectFrom('applicant_feedback')
      .select('requisition_id')
      .where('requisition_id', 'in', [role, undecided])
      .execute();
    expect(new Set(left.map(({ requisition_id }) => requisition_id))).toEqual(new Set([undecided]));
  });

  test('R42 of no one, of nine people and of four writers can’t be told apart', async () => {
    for (const [given, worded] of [
      [0, 0],
      [9, 9],
      [19, 4],
    ] as const) {
      const role = await aFinishedRole(given, worded);
      await publish(role);
      expect(await feedback(hirer, role)).toEqual({ ...nothing, published_on: '2026-11-21' });
    }
  });

  test('R42 finds nothing by words that fewer than five people wrote', async () => {
    const role = await aFinishedRole(12, 6);
    await publish(role);
    expect((await feedback(hirer, role, 'shorter')).total).toBe(6);
    expect((await feedback(hirer, role, 'longer')).total).toBe(0);
  });
});
