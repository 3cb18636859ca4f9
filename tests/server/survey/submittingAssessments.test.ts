import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selfAssessmentKey } from '../../../server/usecases/assignments/selfAssessmentKey.ts';
import { readOpeningKey } from '../../../server/usecases/keys/campaignKeys.ts';
import { decryptJson } from '../../../server/vault/cipher.ts';
import { createOpener } from '../../../server/vault/sealedBox.ts';
import type { AnAccount } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { orderOf, type ShownQuestion } from './respondent.ts';
import { addToDraft, anInvitation, assignmentAt, aTarget } from './testAssessmentCycle.ts';
import { type Visits, visitsOf } from './testVisits.ts';

let server: TestServer;
let visits: Visits;
let account: AnAccount;
let campaign_id: number;

beforeAll(async () => {
  server = await startTestServer();
  visits = await visitsOf(server);
  ({ account, campaign_id } = visits);
});
afterAll(() => server.close());

describe('submitting an assessment', () => {
  test('SURV-21 stores a rating in a sealed form of fixed length without person, link, number or time', async () => {
    const [one, other] = [await visits.asked('peer'), await visits.asked('direct_report')];
    const before = await boxes();
    expect((await visits.finish(one, 'r')).body).toEqual({
      answered: 36,
      remaining: 0,
      ending: 'completed',
    });
    await visits.finish(other, 'r', (question) => orderOf(question).reverse(), 2);
    expect(await visits.draftsOf(one.id)).toEqual([]);
    expect(await assignmentAt(server, one.id)).toMatchObject({
      status: 'finished',
      finished_on: '2026-11-21',
    });
    const known = new Set(before.map(({ id }) => id));
    const added = (await boxes()).filter(({ id }) => !known.has(id));
    expect(added).toHaveLength(2);
    expect(new Set(added.map(({ box }) => box.length)).size).toBe(1);
    expect(Object.keys(added[0] ?? {}).sort()).toEqual([
      'account_id',
      'assignment_id',
      'box',
      'campaign_id',
      'id',
      'kind',
    ]);
    const forms = await Promise.all(added.map(({ box }) => opened(box)));
    expect(forms.map(({ relationship }) => relationship).sort()).toEqual(['direct_report', 'peer']);
    for (const form of forms) {
      expect(Object.keys(form).sort()).toEqual([
        'answers',
        'quality',
        'relationship',
        'supplementals',
        'target_id',
      ]);
      expect(form.target_id).toBe(visits.target_id);
      const requests = form.answers.map(({ question_id }: ShownQuestion) => question_id);
      expect(requests).toEqual([...requests].sort((one, other) => one - other));
      expect(form.answers.map(Object.keys)).toEqual(form.answers.map(() => ['question_id', 'ordering']));
    }
    expect((await visits.page(one.code, 'r').open()).body).toMatchObject({
      ending: 'surveyFinished',
      questions: [],
      feedback: 'open',
    });
  });

  test('happens once for concurrent last answers', async () => {
    const { id, code } = await visits.asked();
    const guest = visits.page(code, 'r');
    const questions: ShownQuestion[] = (await guest.open()).body.questions;
    await addToDraft(
      server,
      id,
      questions.slice(0, -1).map((one) => ({ question_id: one.question_id, ordering: orderOf(one) })),
    );
    const before = (await boxes()).length;
    const last = await Promise.all([1, 2, 3].map(() => guest.answer(questions.at(-1) ?? never())));
    expect(last.map(({ body }) => body.ending)).toEqual(['completed', 'completed', 'completed']);
    expect((await boxes()).length).toBe(before + 1);
  });

  test('stores no times except whether answers were too fast', async () => {
    await visits.finish(await visits.asked(), 'r', await visits.steady(), 2);
    await visits.finish(await visits.asked(), 'r', await visits.steady(), 20);
    const forms = await Promise.all((await boxes()).map(({ box }) => opened(box)));
    const flags = forms.map(({ quality }) => quality);
    expect(flags.filter((flag) => flag === 'hasty')).toHaveLength(1);
    expect(flags.filter((flag) => flag === 'good')).toHaveLength(1);
    expect(JSON.stringify(forms)).not.toContain('seconds');
  });

  test('SURV-20 locks a self assessment, starts scoring, and stores only the day', async () => {
    const own = await visits.asked('self', await fresh());
    const { id } = own;
    server.woken.clear();
    expect((await visits.finish(own, 's')).body.ending).toBe('selfThanks');
    expect(server.woken.has('score-assessments')).toBe(true);
    const row = await server.database.owner
      .selectFrom('assessments')
      .selectAll()
      .where('assignment_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 's', finished_on: '2026-11-21' });
    const key = selfAssessmentKey(server.environment.secret, account.id);
    expect(decryptJson<{ answers: unknown[] }>(key, row.sealed).answers).toHaveLength(36);
    expect(() =>
      decryptJson(selfAssessmentKey(server.environment.secret, account.id + 1), row.sealed),
    ).toThrow();
    expect(await visits.draftsOf(id)).toEqual([]);
  });

  test('SURV-22 stores rater feedback once, in its own sealed form', async () => {
    const rater = await visits.asked();
    const { code } = rater;
    expect((await visits.page(code, 'r').feedback()).body.code).toBe('feedback_early');
    await visits.finish(rater, 'r');
    const before = (await boxes()).length;
    expect((await visits.page(code, 'r').feedback(5, 'Shorter')).body).toEqual({ ending: 'completed' });
    await visits.page(code, 'r').feedback(1, 'Again');
    expect((await boxes()).length).toBe(before + 1);
  });

  test('CYCLE-02 feedback on a campaign is asked for once per person, not after every form', async () => {
    const rater = await server.aUser({ account, first_name: 'Una' });
    const first = await visits.asked('peer', rater);
    const colleague = await server.aUser({ account, first_name: 'Ole' });
    const target_id = await aTarget(server, campaign_id, colleague);
    const second = await anInvitation(server, {
      ...{ account, campaign_id, target_id, relationship: 'peer', user: rater },
    });
    const feedbackOf = async ({ code }: { code: string }) =>
      (await visits.page(code, 'r').open()).body.feedback;
    expect(await feedbackOf(second)).toBe('none');
    await visits.finish(first, 'r');
    expect([await feedbackOf(first), await feedbackOf(second)]).toEqual(['open', 'given']);
    await visits.finish(second, 'r');
    const before = (await boxes()).length;
    const given = await Promise.all([
      visits.page(first.code, 'r').feedback(5, 'Shorter'),
      visits.page(second.code, 'r').feedback(2, 'Longer'),
    ]);
    expect(given.map(({ status }) => status)).toEqual([200, 200]);
    expect((await boxes()).length).toBe(before + 1);
    const other = await visits.asked();
    await visits.finish(other, 'r');
    expect(await feedbackOf(other)).toBe('open');
  });

  test('CYCLE-02 an external rater is asked for feedback once per email address', async () => {
    const asked = await Promise.all(
      ['Rater@partner.example', 'rater@partner.example', 'other@partner.example'].map(async (email) => {
        const about = await server.aUser({ account, first_name: 'Ole' });
        const target_id = await aTarget(server, campaign_id, about);
        const of = {
          account,
          campaign_id,
          target_id,
          relationship: 'other',
          email,
          first_name: 'Ria',
        } as const;
        return anInvitation(server, of);
      }),
    );
    const [first, second, other] = asked;
    if (!first || !second || !other) throw new Error('three raters are asked');
    await visits.finish(first, 'r');
    const feedbackOf = async (code: string) => (await visits.page(code, 'r').open()).body.feedback;
    expect(await feedbackOf(second.code)).toBe('given');
    expect(await feedbackOf(other.code)).toBe('none');
  });

  const never = (): never => {
    throw new Error('nothing is asked');
  };
  const fresh = () => server.aUser({ account, first_name: 'Sam' });
  const boxes = () =>
    server.database.owner
      .selectFrom('waiting_ratings')
      .selectAll()
      .where('campaign_id', '=', campaign_id)
      .where('kind', 'in', ['answers', 'feedback'])
      .execute();

  async function opened(sealed: Uint8Array) {
    const key = await readOpeningKey(server.deps, { kind: 'cycle', id: campaign_id });
    return JSON.parse(createOpener(key)(sealed).toString());
  }
});
