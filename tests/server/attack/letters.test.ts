import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../support/client.ts';
import { openPdf } from '../../support/pdf.ts';
import { recordMessages } from '../../support/recordMessages.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import {
  aCompany,
  anOpenCampaign,
  aTeam,
  type Company,
  invitationCodeOf,
  microSurvey,
  participationOf,
  readCampaign,
} from '../campaigns/testCampaigns.ts';
import { addToDraft, answerAll, orderOf, respondent, type ShownQuestion } from '../survey/respondent.ts';

const day = 24 * 3_600_000;
const teamSize = 8;

let server: TestServer;
let company: Company;
let campaign: number;
let team: number;

beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server, 20, (index) => ({
    first_name: 'Ines',
    last_name: index < teamSize ? `Number${index}` : 'Other',
  }));
  team = await aTeam(server, company.account.id, company.people.slice(0, teamSize));
  const { id } = await server.database.owner
    .selectFrom('topics')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  campaign = await anOpenCampaign(company.admin, { length: 'pulse', topic_ids: [id] });
});
afterAll(() => server.close());

/** The codes of new letters for the team, by the number of the person. */
async function makeLetters(): Promise<string[]> {
  const admin = await server.signIn(company.adminUser);
  const body = { campaign_id: campaign, team_id: team };
  const reply = await admin.post('/api/v2/microsurvey/codes/letters', body);
  const { pages } = await openPdf(Buffer.from(reply.body.content, 'base64'));
  return Array.from({ length: teamSize }, (_, index) => {
    const page = pages.find((one) => one.includes(`Number${index}`)) ?? '';
    return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page)?.[0] ?? '';
  });
}

const enter = (code: string, pin: string) =>
  server.visitor().post('/api/v2/survey/enter_code', { code, pin });
const linkOf = async (code: string, pin: string): Promise<string> => (await enter(code, pin)).body.code;
const personAt = (index: number) => company.people[index] ?? { id: 0 };

async function begin(link: string): Promise<void> {
  const guest = respondent(server.visitor(), link);
  await guest.begin();
  await guest.answer((await guest.open()).body.questions[0]);
}

async function inviteAgain(index: number): Promise<void> {
  const { id } = await participationOf(server, campaign, personAt(index));
  const invitation = { campaign_id: campaign, participant_id: id };
  await microSurvey(company.admin, 'delete-micro-survey-assignment', invitation);
  await microSurvey(company.admin, 'resend-micro-survey', invitation);
}

/** Brings the people of the team into eight states, some of them with earlier letters. */
async function bringIntoStates(): Promise<readonly string[]> {
  const emailed = (index: number) => invitationCodeOf(server, campaign, personAt(index));
  const earlier = await makeLetters();
  const codeAt = (index: number) => earlier[index] ?? '';
  await begin(await emailed(1));
  await answerAll(server, await emailed(2));
  await begin(await linkOf(codeAt(3), '638205'));
  await answerAll(server, await linkOf(codeAt(4), '638205'));
  await begin(await emailed(5));
  await inviteAgain(5);
  await answerAll(server, await emailed(6));
  await inviteAgain(6);
  await linkOf(codeAt(7), '638205');
  return earlier;
}

/** Everything that a response shows, without what is random for each form: codes, keys and the order of questions and options. */
function shown({ status, body }: Reply): string {
  const { questions, ...rest } = body;
  const ids = (all: readonly ShownQuestion[]) =>
    all.map(({ question_id, text, options }) => [
      question_id,
      text,
      options.map((one) => one.option_id).sort(),
    ]);
  const text = JSON.stringify({ status, ...rest, questions: questions && ids(questions).sort() });
  return text.replace(
    /"(code|device_key|request_id)":"([^"]*)"/g,
    (_, key, value) => `${key}: ${value.length}`,
  );
}

interface Step {
  readonly reply: string;
  readonly messages: number;
}

/** What someone who has a code sees, from the first entry to the feedback: each reply, with the number of messages to the database. */
async function answerWithCode(code: string, pin: string): Promise<Step[]> {
  const steps: Step[] = [];
  const record = async (work: () => Promise<Reply>) => {
    let reply: Reply | null = null;
    const messages = await recordMessages(async () => {
      reply = await work();
    });
    steps.push({ reply: reply === null ? '' : shown(reply), messages: messages.length });
    return reply as Reply | null;
  };
  const entered = await record(() => enter(code, pin));
  const guest = respondent(server.visitor(), entered?.body.code);
  const opened = await record(guest.open);
  await record(() => guest.begin(true));
  await record(guest.open);
  const questions: ShownQuestion[] = [...(opened?.body.questions ?? [])];
  const byId = questions.sort((one, other) => one.question_id - other.question_id);
  const [first, ...others] = byId;
  const last = others.pop();
  if (!first || !last) throw new Error('there are questions');
  await record(() => guest.answer(first));
  await addToDraft(server, entered?.body.code, others, orderOf);
  await record(() => guest.answer(last));
  await record(guest.open);
  await record(() => guest.feedback());
  await record(guest.open);
  await record(() => enter(code, pin));
  return steps;
}

const participation = async () => {
  const admin = await server.signIn(company.adminUser);
  const { started_percent, participation_percent } = await readCampaign(admin, campaign);
  return { started: started_percent ?? 0, finished: participation_percent ?? 0 };
};

describe('P22 an administrator who makes letters for a team of 8 and enters all codes', {
  timeout: 300_000,
}, () => {
  let earlier: readonly string[];
  let later: readonly string[];

  beforeAll(async () => {
    earlier = await bringIntoStates();
    later = await makeLetters();
    server.clock.advance(day);
  }, 300_000);

  test('gets the same replies from the codes of earlier letters, used or not', async () => {
    const replies = [];
    for (const code of earlier) replies.push(shown(await enter(code, '274916')));
    // The codes of people who were invited again have ended, which the administrator did.
    expect(new Set(replies).size).toBe(1);
    expect(replies[0]).toContain('"status":404');
  });

  test('gets the same replies with the same number of messages for everyone, and the reported rates rise alike', async () => {
    const outcomes = [];
    const rises = [];
    let before = await participation();
    for (const code of later) {
      outcomes.push(await answerWithCode(code, '274916'));
      server.clock.advance(day);
      const after = await participation();
      rises.push([after.started - before.started, after.finished - before.finished]);
      before = after;
    }
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(outcomes[0]?.at(-2)?.reply).toContain('"ending":"surveyFinished"');
    expect(new Set(rises.map((rise) => rise.join()))).toEqual(new Set(['5,5']));
  });

  test('gets empty forms from the same codes with other PINs, whether or not the codes were used', async () => {
    const fresh = (await makeLetters()).slice(0, 2);
    await begin(await linkOf(fresh[0] ?? '', '638205'));
    const outcomes = [];
    for (const code of fresh) {
      const link = await linkOf(code, '274916');
      outcomes.push(shown(await respondent(server.visitor(), link).open()));
    }
    expect(outcomes[0]).toBe(outcomes[1]);
    expect(outcomes[0]).toContain('"started":false');
  });

  test('changes no form of the people who had handed one in, and finds no one in the lists', async () => {
    const finished = [2, 4, 6].map((index) => personAt(index).id);
    const ids = server.database.owner
      .selectFrom('participations')
      .select('id')
      .where('campaign_id', '=', campaign)
      .where('user_id', 'in', finished);
    const waiting = server.database.owner.selectFrom('waiting_forms').select('kind');
    expect(
      await waiting.where('participation_id', 'in', ids).where('kind', '=', 'answers').execute(),
    ).toHaveLength(3);
    const admin = await server.signIn(company.adminUser);
    const list = await admin.post('/api/v2/microsurvey/participants', {
      campaign_id: campaign,
      per_page: 100,
    });
    const states = list.body.participants
      .filter(({ name }: { name: string }) => name.includes('Number'))
      .map(({ participant_id: _id, user_id: _user, name: _name, ...rest }: Record<string, unknown>) => rest);
    expect(new Set(states.map((state: object) => JSON.stringify(state))).size).toBe(1);
  });

  test('does receive a new link after changing an address, which its former owner reads about', async () => {
    const { id } = await participationOf(server, campaign, personAt(1));
    const former = company.people[1]?.email ?? '';
    const admin = await server.signIn(company.adminUser);
    const email = 'administrator@attack.example';
    expect((await admin.put(`/api/v2/resources/users/${personAt(1).id}`, { email })).status).toBe(200);
    await microSurvey(admin, 'resend-micro-survey', { campaign_id: campaign, participant_id: id });
    await server.deps.jobs.wake('send-mails');
    await server.runJobs();
    const subjects = server.letters.filter(({ to }) => to === former).map(({ subject }) => subject);
    expect(subjects).toContain('Your email address for Cairn was changed');
    // Not covered by the promise (docs/anonymity.md, section 4): this is about a person for whom a form was submitted above.
    const received = server.letters.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(received).toEqual([expect.stringContaining('You’ve already answered')]);
  });
});
