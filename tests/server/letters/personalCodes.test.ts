import { describe, expect, test } from 'vitest';
import { normalizePersonalCode } from '../../../domain/survey/personalCode.ts';
import { hashPersonalCode, otherPinLimit } from '../../../server/vault/personalCodes.ts';
import { closeCampaign, microSurvey, participationOf } from '../campaigns/testCampaigns.ts';
import { respondent } from '../survey/respondent.ts';
import {
  campaign,
  codeOf,
  codesOf,
  company,
  enter,
  linkOf,
  open,
  openLetterCompany,
  personAt,
  server,
} from './letterTestCompany.ts';

openLetterCompany();

describe('a personal code', () => {
  test('CODE-03 opens a survey, however it is typed, and continues it with the same PIN only', async () => {
    const code = await codeOf('Number1');
    const first = await enter(` ${code.toLowerCase().replaceAll('-', ' ')} `, '274916');
    expect(first.status).toBe(200);
    const guest = respondent(server.visitor(), first.body.code);
    const { questions } = (await guest.open()).body;
    await guest.begin();
    await guest.answer(questions[0]);
    expect((await open(await linkOf(code, '618305'))).body).toMatchObject({
      started: false,
      personal_code: 'this_form',
      progress: { answered: 0 },
    });
    const again = await linkOf(code, '274916');
    expect((await open(again)).body).toMatchObject({ started: true, progress: { answered: 1 } });
    expect((await guest.open()).status).toBe(404);
  });

  test('CODE-02 answers the same if it is unknown, replaced, withdrawn or malformed', async () => {
    const replaced = await codeOf('Number3');
    const codes = await codesOf(company.admin);
    const { id } = await participationOf(server, campaign, personAt(4));
    const withdrawal = { campaign_id: campaign, participant_id: id };
    expect((await microSurvey(company.admin, 'delete-micro-survey-assignment', withdrawal)).status).toBe(200);
    const answers = [];
    for (const code of ['0000-0000-0000', replaced, codes.get('Number4') ?? '', 'hello']) {
      const started = performance.now();
      const { status, body } = await enter(code, '830261');
      expect(performance.now() - started).toBeGreaterThan(250);
      answers.push(JSON.stringify([status, body]).replace(/"request_id":"[^"]*"/, ''));
    }
    expect([...new Set(answers)]).toHaveLength(1);
    expect(answers[0]).toContain('link_unknown');
  });

  test('CODE-01 that a later letter replaced continues what it opened, and opens nothing else', async () => {
    const earlier = await codesOf(company.admin);
    const used = earlier.get('Number1') ?? '';
    const unused = earlier.get('Number2') ?? '';
    const guest = respondent(server.visitor(), await linkOf(used, '274916'));
    const { questions } = (await guest.open()).body;
    await guest.answer(questions[0]);
    const later = await codesOf(company.admin);
    expect((await open(await linkOf(used, '274916'))).body.progress.answered).toBe(1);
    expect((await enter(used, '618305')).status).toBe(404);
    expect((await enter(unused, '274916')).status).toBe(404);
    const fresh = await linkOf(later.get('Number1') ?? '', '274916');
    expect((await open(fresh)).body).toMatchObject({ started: false, progress: { answered: 0 } });
  });

  test('continues its form after its person got a new email address', async () => {
    const code = (await codesOf(company.admin)).get('Number1') ?? '';
    const guest = respondent(server.visitor(), await linkOf(code, '274916'));
    await guest.answer((await guest.open()).body.questions[0]);
    const { id, email } = company.people[1] ?? { id: 0, email: '' };
    const change = await company.admin.put(`/api/v2/resources/users/${id}`, { email: `new.${email}` });
    expect(change.status).toBe(200);
    expect((await open(await linkOf(code, '274916'))).body.progress.answered).toBe(1);
  });

  test('CODE-04 opens nothing after too many other PINs, not even with the right one', async () => {
    const codes = await codesOf(company.admin);
    const [code = '', replaced = ''] = [codes.get('Number0'), codes.get('Number1')];
    for (const one of [code, replaced]) expect((await enter(one, '274916')).status).toBe(200);
    await setOtherPins(code, 2);
    const tries = ['350712', '350713', '350714'].map((pin) => enter(code, pin));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 200, 404]);
    expect((await enter(code, '274916')).status).toBe(404);

    await codesOf(company.admin);
    await setOtherPins(replaced, 1);
    expect((await enter(replaced, '274916')).status).toBe(200);
    expect((await enter(replaced, '350712')).status).toBe(404);
    expect((await enter(replaced, '274916')).status).toBe(404);
  });

  test('R34 has a limit of its own, so that no one can count the PINs of others', () => {
    const { secret } = server.environment;
    const limits = Array.from({ length: 2_000 }, (_, index) => otherPinLimit(secret, `${index}`));
    expect(Math.min(...limits)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...limits)).toBeLessThan(1_000);
    expect(new Set(limits).size).toBeGreaterThan(700);
  });

  test('CODE-04 doesn’t shut out the other people of a company that shares one address', async () => {
    const codes = await codesOf(company.admin);
    const colleague = server.visitor();
    const wrong = Array.from({ length: 40 }, () => enter('0000-0000-0000', '274916', colleague));
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(404);
    expect((await enter(codes.get('Number1') ?? '', '274916', colleague)).status).toBe(200);
  });

  test('entered several times at once opens one form for each PIN', async () => {
    const code = await codeOf('Number0');
    const pins = ['580214', '580214', '692037', '692037', '580214'];
    const entered = await Promise.all(pins.map((pin) => enter(code, pin)));
    expect(entered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await formsOf(0)).toHaveLength(2);
  });

  test.each([
    ['closes', () => closeCampaign(company.admin, campaign)],
    [
      'invites its person no longer',
      async () => {
        const { id } = await participationOf(server, campaign, personAt(1));
        const withdrawal = { campaign_id: campaign, participant_id: id };
        await microSurvey(company.admin, 'delete-micro-survey-assignment', withdrawal);
        await microSurvey(company.admin, 'resend-micro-survey', withdrawal);
      },
    ],
    [
      'erases its person',
      () => company.admin.post('/api/v2/personal_data/erase', { user_id: personAt(1).id }),
    ],
  ])('ends, with its form, when the campaign %s', async (_, end) => {
    const code = await codeOf('Number1');
    const link = await linkOf(code, '274916');
    await respondent(server.visitor(), link).begin();
    expect(await formsOf(1)).toHaveLength(1);
    const { id } = await participationOf(server, campaign, personAt(1));
    await end();
    expect((await enter(code, '274916')).status).toBe(404);
    expect((await open(link)).status).toBe(404);
    const left = server.database.owner.selectFrom('letter_forms').select('id');
    expect(await left.where('participation_id', '=', id).execute()).toEqual([]);
  });

  test('needs a PIN of 6 to 8 digits that is hard to guess', async () => {
    const refused = ['27491', '274916380', '27a916', '', '000000', '123456', '876543', '272727', '147258'];
    for (const pin of refused) expect((await enter('0000-0000-0000', pin)).status).toBe(422);
  });
});

/** Sets how many other PINs a code still takes. */
async function setOtherPins(code: string, left: number): Promise<void> {
  const { secret } = server.environment;
  const hash = hashPersonalCode(secret, normalizePersonalCode(code));
  await server.database.owner
    .updateTable('personal_codes')
    .set({ other_pins: otherPinLimit(secret, hash) - left })
    .where('code_hash', '=', hash)
    .execute();
}

async function formsOf(index: number) {
  const { id } = await participationOf(server, campaign, personAt(index));
  return server.database.owner
    .selectFrom('letter_forms')
    .select(['id', 'status'])
    .where('participation_id', '=', id)
    .execute();
}
