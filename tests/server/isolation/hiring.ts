import type { TestCompanies } from './changePayloads.ts';
import type { IsolationCase } from './isolationCases.ts';

const ofRole = (more: object = {}): IsolationCase => ({
  body: ({ requisition }) => ({ requisition_id: requisition, ...more }),
  status: 404,
});
const ofApplicant = (more: object = {}): IsolationCase => ({
  body: ({ applicant }) => ({ applicant_id: applicant, ...more }),
  status: 404,
});

/** The calls of hiring, sent by a local admin of another account. */
export const hiringCases: Readonly<Record<string, IsolationCase>> = {
  'POST /v2/hiring/overview': ofRole(),
  'POST /v2/hiring/applicant_counts': {
    body: ({ requisition }) => ({ requisition_ids: [requisition] }),
    status: 200,
  },
  'POST /v2/hiring/change_status': ofRole({ status: 'open' }),
  'POST /v2/hiring/set_stages': ofRole({ stages: ['Call', 'Visit'] }),
  'POST /v2/hiring/renew_link': ofRole(),
  'POST /v2/hiring/applicants': ofRole(),
  'POST /v2/hiring/applicant': ofApplicant(),
  'POST /v2/hiring/invite': ofRole({ people: [{ email: 'ours@people.example' }] }),
  'POST /v2/hiring/remind': ofRole(),
  'POST /v2/hiring/resend': ofApplicant(),
  'POST /v2/hiring/withdraw': ofApplicant(),
  'POST /v2/hiring/move': {
    body: ({ requisition, applicant }) => ({
      requisition_id: requisition,
      applicant_ids: [applicant],
      stage: 'interview',
    }),
    status: 404,
  },
  'POST /v2/hiring/decide': ofApplicant({ decision: 'rejected', reason: 'Because' }),
  'POST /v2/hiring/undo_move': ofApplicant({ move_id: 1 }),
  'POST /v2/hiring/add_note': ofApplicant({ text: 'Ours' }),
  'POST /v2/hiring/delete_note': { body: () => ({ note_id: 1 }), status: 404 },
  'POST /v2/hiring/accommodation_handled': ofApplicant(),
  'POST /v2/hiring/rates': ofRole(),
  'POST /v2/hiring/feedback': ofRole(),
  'POST /v2/hiring/make_rates': ofRole(),
  'POST /v2/reminders/read': 'nothing',
  'POST /v2/reminders/stop': 'nothing',
  'POST /v2/hiring/page': 'nothing',
  'POST /v2/hiring/apply': 'nothing',
  'POST /v2/hiring/withdraw_own': 'nothing',
  'POST /v2/hiring/about': 'nothing',
};

/** A role with two applicants; `open` or still a draft. */
async function aRole({ superAdmin }: TestCompanies, status: 'draft' | 'open') {
  const { id } = (
    await superAdmin.post('/api/v2/resources/requisitions', { title: 'Miller', public_link: true })
  ).body;
  if (status === 'open')
    await superAdmin.post('/api/v2/hiring/change_status', { requisition_id: id, status });
  return { requisition_id: Number(id) };
}

async function anApplicant(testCompany: TestCompanies) {
  const role = await aRole(testCompany, 'open');
  const people = [{ email: 'ada@people.example', first_name: 'Ada', last_name: 'Miller' }];
  await testCompany.superAdmin.post('/api/v2/hiring/invite', { ...role, people });
  const { body } = await testCompany.superAdmin.post('/api/v2/hiring/applicants', role);
  return { role, applicant_id: Number(body.applicants[0].id) };
}

const anOpenRole = (testCompany: TestCompanies) => aRole(testCompany, 'open');
const onlyTheApplicant = async (testCompany: TestCompanies) => ({
  applicant_id: (await anApplicant(testCompany)).applicant_id,
});

/** Valid payloads for each change in hiring. */
export const hiringChangePayloads: Readonly<Record<string, (testCompany: TestCompanies) => Promise<object>>> =
  {
    'POST /v2/hiring/change_status': async (testCompany) => ({
      ...(await aRole(testCompany, 'draft')),
      status: 'open',
    }),
    'POST /v2/hiring/set_stages': async (testCompany) => ({
      ...(await aRole(testCompany, 'draft')),
      stages: ['Call', 'Visit'],
    }),
    'POST /v2/hiring/make_rates': async (testCompany) => {
      const role = await aRole(testCompany, 'open');
      await testCompany.superAdmin.post('/api/v2/hiring/change_status', { ...role, status: 'closed' });
      return role;
    },
    'POST /v2/hiring/renew_link': anOpenRole,
    'POST /v2/hiring/remind': anOpenRole,
    'POST /v2/hiring/invite': async (testCompany) => ({
      ...(await aRole(testCompany, 'open')),
      people: [{ email: 'grace@people.example' }],
    }),
    'POST /v2/hiring/resend': onlyTheApplicant,
    'POST /v2/hiring/withdraw': onlyTheApplicant,
    'POST /v2/hiring/accommodation_handled': onlyTheApplicant,
    'POST /v2/hiring/decide': async (testCompany) => ({
      ...(await onlyTheApplicant(testCompany)),
      decision: 'rejected',
      reason: 'The role needs a licence.',
    }),
    'POST /v2/hiring/add_note': async (testCompany) => ({
      ...(await onlyTheApplicant(testCompany)),
      text: 'Calm under pressure.',
    }),
    'POST /v2/hiring/delete_note': async (testCompany) => {
      const { superAdmin } = testCompany;
      const { applicant_id } = await onlyTheApplicant(testCompany);
      await superAdmin.post('/api/v2/hiring/add_note', { applicant_id, text: 'Calm under pressure.' });
      const { body } = await superAdmin.post('/api/v2/hiring/applicant', { applicant_id });
      return { note_id: body.applicant.notes[0].id };
    },
    'POST /v2/hiring/undo_move': async (testCompany) => {
      const { role, applicant_id } = await anApplicant(testCompany);
      const { superAdmin } = testCompany;
      const move = { ...role, applicant_ids: [applicant_id], stage: 'interview' };
      await superAdmin.post('/api/v2/hiring/move', move);
      const { body } = await superAdmin.post('/api/v2/hiring/applicant', { applicant_id });
      return { applicant_id, move_id: body.applicant.history.at(-1).id };
    },
    'POST /v2/hiring/move': async (testCompany) => {
      const { role, applicant_id } = await anApplicant(testCompany);
      return { ...role, applicant_ids: [applicant_id], stage: 'interview' };
    },
  };
