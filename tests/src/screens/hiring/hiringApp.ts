import { screen } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const role = {
  id: 4,
  title: 'Miller',
  description: null,
  status: 'open',
  blueprint_id: null,
  closes_on: null,
  retention_days: 180,
  public_link: true,
  updated_at: '2026-11-01T09:00:00.000Z',
};
export const overview = {
  role: { id: 4, title: 'Miller', status: 'open' },
  funnel: [
    { stage: 'applied', now: 1, reached: 3 },
    { stage: 'Trial day', now: 2, reached: 2 },
  ],
  total: 3,
  finished: 1,
  undecided: 3,
  withdrawn: 0,
  hired: 0,
  rejected: 0,
  asking: 1,
  has_rates: false,
  public_url: 'http://localhost/apply/abc',
};
export const ada = {
  id: 7,
  requisition_id: 4,
  name: 'Ada Miller',
  email: 'ada@people.example',
  source: 'invited',
  stage: 'applied',
  decision: 'none',
  status: 'finished',
  asks: true,
  applied_on: '2026-11-20',
  withdrawn_on: null,
  delete_after: null,
};
export const gone = { ...ada, id: 8, name: 'Bo Gone', withdrawn_on: '2026-11-20', asks: false };
export const aMove = {
  id: 1,
  stage: 'applied',
  moved_on: '2026-11-20',
  moved_by: '',
  reason: null as string | null,
  undone_on: null,
  undone_by: '',
};
export const fullApplicant = {
  ...ada,
  role: { id: 4, title: 'Miller', status: 'open', stages: ['applied', 'Trial day'] },
  invited_on: '2026-11-20',
  started_on: '2026-11-20',
  finished_on: '2026-11-20',
  reminders_sent: 0,
  accommodation: { more_time: true, reader: false, locale: null, note: 'A larger font' },
  accommodation_handled_on: null,
  decided_by: '',
  decided_on: null,
  decision_reason: null,
  next: ['advanced', 'offered', 'rejected'],
  history: [aMove],
  blueprint: null,
  notes: [],
  own_answers: [
    { question: 'Which shift?', kind: 'choice', choice: 'Early' },
    { question: 'How far do you travel?', kind: 'rating', points: 5, rating: 5, high: 'Far' },
    { question: 'Anything else?', kind: 'text' },
  ].map((one) => ({ low: '', high: '', points: null, rating: null, choice: null, text: null, ...one })),
  profile: {
    kind: 'ipsative',
    outcome: 'profiled',
    between_people: 'score_relative',
    order: 'score_relative',
    made_on: '2026-11-20',
    model_version: 'pl-irt-1',
    norm_version: null,
    blueprint: null,
    metrics: metrics.map((metric, at) => ({ metric, word: at === 0 ? 'higher' : 'same' })),
  },
};

export async function open(
  at: string,
  answers: FakeResponses,
  person: Parameters<typeof renderApp>[0]['person'] = hirer,
) {
  const dataProvider = {
    getOne: async () => ({ data: role }),
    getList: async () => ({ data: [], total: 0 }),
  } as unknown as DataProvider; // These screens use nothing else.
  const reported = Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [`/v2/${path}`, answer]),
  );
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person,
    dataProvider,
    answers: { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }), ...reported },
  });
  const requests = (path: string) =>
    opened.sent.filter((call) => call.path === `/v2/${path}`).map(({ body }) => body);
  return { ...opened, asked: requests };
}
const hirer = aPerson({ permissions: ['user', 'full_hiring'] });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const done = () => ({ body: { message: 'Done.' } });
export const invited = () => ({ body: { message: 'Done.', invited: 2 } });
