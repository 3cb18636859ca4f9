import { describe, expect, test } from 'vitest';
import { maxWrongPins, maxWrongPinsInTotal } from '../../../domain/survey/personalCode.ts';
import { closeCampaign, invitationCodeOf, microSurvey } from '../campaigns/testCampaigns.ts';
import { respondent } from '../survey/respondent.ts';
import {
  campaign,
  codeOf,
  codesOf,
  company,
  enter,
  open,
  openLetterCompany,
  server,
} from './letterTestCompany.ts';

openLetterCompany();

describe('a personal code', () => {
  test('CODE-03 opens the survey of its person, however it is typed, and resumes it with the PIN only', async () => {
    const code = await codeOf('Number1');
    const first = await enter(` ${code.toLowerCase().replaceAll('-', ' ')} `, '274916');
    expect(first.status).toBe(200);
    const guest = respondent(server.visitor(), first.body.code);
    const { questions } = (await guest.open()).body;
    await guest.begin();
    await guest.answer(questions[0]);
    expect((await enter(code, '618305')).status).toBe(404);
    const again = await enter(code, '274916');
    expect(again.status).toBe(200);
    expect((await open(again.body.code)).body.progress.answered).toBe(1);
    expect((await guest.open()).status).toBe(404);
  });

  test('CODE-02 answers the same if it is unknown, used with another PIN, replaced, withdrawn or malformed', async () => {
    const replaced = await codeOf('Number3');
    const codes = await codesOf(company.admin);
    const used = codes.get('Number1') ?? '';
    expect((await enter(used, '274916')).status).toBe(200);
    const withdrawn = await server.database.owner
      .selectFrom('participations')
      .select('id')
      .where('campaign_id', '=', campaign)
      .where('user_id', '=', company.people[4]?.id ?? 0)
      .executeTakeFirstOrThrow();
    const withdrawal = { campaign_id: campaign, participant_id: withdrawn.id };
    expect((await microSurvey(company.admin, 'delete-micro-survey-assignment', withdrawal)).status).toBe(200);
    const answers = [];
    for (const code of ['0000-0000-0000', used, replaced, codes.get('Number4') ?? '', 'hello']) {
      const started = performance.now();
      const { status, body } = await enter(code, '830261');
      expect(performance.now() - started).toBeGreaterThan(250);
      answers.push(JSON.stringify([status, body]).replace(/"request_id":"[^"]*"/, ''));
    }
    expect([...new Set(answers)]).toHaveLength(1);
    expect(answers[0]).toContain('link_unknown');
  });

  test('of a later letter opens nothing of a person who has used one or started in another way', async () => {
    const used = await codeOf('Number1');
    expect((await enter(used, '274916')).status).toBe(200);
    const linked = company.people[2];
    if (!linked) throw new Error('there are people');
    await respondent(server.visitor(), await invitationCodeOf(server, campaign, linked)).begin();
    const later = await codesOf(company.admin);
    expect((await enter(later.get('Number1') ?? '', '274916')).status).toBe(404);
    expect((await enter(later.get('Number2') ?? '', '274916')).status).toBe(404);
    expect((await enter(used, '274916')).status).toBe(200);
  });

  test('of a letter works after its person got a new email address, with the saved answers', async () => {
    const code = await codeOf('Number1');
    const first = await enter(code, '274916');
    const guest = respondent(server.visitor(), first.body.code);
    await guest.begin();
    await guest.answer((await guest.open()).body.questions[0]);
    const { id, email } = company.people[1] ?? { id: 0, email: '' };
    const change = await company.admin.put(`/api/v2/resources/users/${id}`, { email: `new.${email}` });
    expect(change.status).toBe(200);
    expect((await guest.open()).status).toBe(404);
    const again = await enter(code, '274916');
    expect((await open(again.body.code)).body.progress.answered).toBe(1);
  });

  test('shuts out the emailed link that someone else holds', async () => {
    const person = company.people[5];
    if (!person) throw new Error('there are people');
    const link = await invitationCodeOf(server, campaign, person);
    expect((await open(link)).status).toBe(200);
    expect((await enter(await codeOf('Number5'), '274916')).status).toBe(200);
    expect((await open(link)).status).toBe(404);
  });

  test('CODE-04 is locked after too many wrong PINs, also if they are tried at once', async () => {
    const code = await codeOf('Number0');
    expect((await enter(code, '274916')).status).toBe(200);
    const tries = Array.from({ length: maxWrongPins }, (_, index) => enter(code, `${350712 + index}`));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    expect((await enter(code, '274916')).status).toBe(404);
  });

  test('CODE-04 says how many wrong PINs were entered since the last correct one, and counts them all', async () => {
    const code = await codeOf('Number0');
    expect((await enter(code, '274916')).body.wrong_pins).toBe(0);
    const enterWrong = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => enter(code, `${350712 + index}`)));
    for (let round = 0; round < 3; round += 1) {
      await enterWrong(9);
      expect((await enter(code, '274916')).body.wrong_pins).toBe(9);
      expect((await enter(code, '274916')).body.wrong_pins).toBe(0);
    }
    await enterWrong(maxWrongPinsInTotal - 27);
    expect((await enter(code, '274916')).status).toBe(404);
  });

  test('CODE-04 doesn’t shut out the other people of a company that shares one address', async () => {
    const codes = await codesOf(company.admin);
    const colleague = server.visitor();
    const wrong = Array.from({ length: 40 }, () => enter('0000-0000-0000', '274916', colleague));
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(404);
    expect((await enter(codes.get('Number1') ?? '', '274916', colleague)).status).toBe(200);
  });

  test('used twice at once with different PINs belongs to one of them', async () => {
    const code = await codeOf('Number0');
    const statuses = (await Promise.all(['580214', '692037', '714950'].map((pin) => enter(code, pin)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  test('ends with its campaign', async () => {
    const codes = await codesOf(company.admin);
    const used = codes.get('Number1') ?? '';
    await enter(used, '274916');
    await closeCampaign(company.admin, campaign);
    expect((await enter(used, '274916')).status).toBe(404);
    expect((await enter(codes.get('Number2') ?? '', '274916')).status).toBe(404);
    const left = await server.database.owner
      .selectFrom('personal_codes')
      .select('id')
      .where('account_id', '=', company.account.id)
      .execute();
    expect(left).toEqual([]);
  });

  test('needs a PIN of 6 to 8 digits that is hard to guess', async () => {
    for (const pin of [
      '27491',
      '274916380',
      '27a916',
      '',
      '000000',
      '123456',
      '876543',
      '272727',
      '147258',
    ]) {
      expect((await enter('0000-0000-0000', pin)).status).toBe(422);
    }
  });
});
