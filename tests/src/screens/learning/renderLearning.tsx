import { screen } from '@testing-library/react';
import type { DataProvider, RaRecord } from 'react-admin';
import { expect, vi } from 'vitest';
import { HttpError } from '../../../../dataProviders/errors.ts';
import type { SignedInPerson } from '../../../../domain/access/signedInPerson.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

export const author = aPerson({ permissions: ['admin'] });
export const localAdmin = aPerson({ permissions: ['local_admin'] });

type Records = Readonly<Record<string, readonly RaRecord[]>>;

const course = (id: number, title: string, facts: object = {}) => ({
  id,
  title,
  summary: `About ${title}.`,
  format: 'self_paced',
  minutes: 30 + id,
  level: 'introductory',
  locale_abbr: 'en',
  program_ids: [],
  certificate: false,
  status: 'published',
  version: 1,
  published_on: '2026-05-05',
  updated_at: '2026-11-01T09:00:00.000Z',
  ...facts,
});

export const courses = [
  course(1, 'Listening'),
  course(2, 'Feedback'),
  course(3, 'Trust', { status: 'draft' }),
];
export const path = (facts: object = {}) => ({
  id: 5,
  title: 'New to leading',
  summary: 'The first year.',
  rule: 'in_order',
  needed: null,
  level: 'introductory',
  locale_abbr: 'en',
  program_ids: [],
  status: 'published',
  version: 1,
  published_on: '2026-05-05',
  updated_at: '2026-11-01T09:00:00.000Z',
  ...facts,
});
export const steps = [1, 2].map((course_id) => ({
  id: 10 + course_id,
  path_id: 5,
  course_id,
  course_ids: [] as number[],
  needed: null,
  position: course_id,
  note: null,
}));
export const campaign = (facts: object = {}) => ({
  id: 7,
  name: 'Leading, autumn',
  message: null,
  status: 'active',
  content: 'path',
  path_id: 5,
  group_id: null,
  course_ids: [],
  audience: 'everyone',
  team_ids: [],
  user_ids: [],
  starts_on: '2026-11-01',
  due_kind: 'after_days',
  due_on: null,
  due_days: 14,
  reminders: true,
  launched_on: '2026-11-01',
  updated_at: '2026-11-01T09:00:00.000Z',
  ...facts,
});

const usual: Records = {
  courses,
  learning_paths: [path()],
  path_steps: steps,
  learning_campaigns: [campaign()],
};

const usualReach = () => ({
  body: {
    people: 12,
    assigned: 9,
    states: { assigned: 4, started: 2, finished: 3, withdrawn: 0, overdue: 1 },
  },
});

interface Situation {
  readonly at: string;
  readonly person?: SignedInPerson;
  readonly records?: Records;
  readonly reach?: FakeResponses[string];
  readonly rating?: FakeResponses[string];
  /** Overrides of the data provider's methods. */
  readonly provider?: Readonly<Record<string, (...requests: never[]) => unknown>>;
}

const notFound = () => new HttpError(404, { code: 'not_found', message: 'gone' });

/** Opens a learning screen with the given records; `calls` records every change. */
export async function renderLearning({
  at,
  person = author,
  records = {},
  provider = {},
  reach = usualReach,
  rating = () => ({ body: { of: 'all', summary: null } }),
}: Situation) {
  const rows = (resource: string) => ({ ...usual, ...records })[resource] ?? [];
  const change = (answer: unknown) => vi.fn(async () => answer);
  const calls = {
    create: vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: { id: 99, ...data } })),
    update: vi.fn(async (_resource: string, { data }: { data: object }) => ({ data })),
    delete: vi.fn(async (_resource: string, { previousData }: { previousData: object }) => ({
      data: previousData,
    })),
    setContentStatus: change(undefined),
    copyContent: change(6),
    reorderContent: change(undefined),
    setLearningStatus: change(12),
    assignNewcomers: change(3),
    extendAssignments: change(1),
    changeAssignments: change(2),
  };
  const dataProvider = {
    getList: async (resource: string) => ({ data: rows(resource), total: rows(resource).length }),
    getOne: async (resource: string, { id }: { id: unknown }) => {
      const data = rows(resource).find((row) => String(row.id) === String(id));
      if (!data) throw notFound();
      return { data };
    },
    getMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => ({
      data: rows(resource).filter((row) => ids.includes(row.id)),
    }),
    getManyReference: async (resource: string, { target, id }: { target: string; id: unknown }) => {
      const data = rows(resource).filter((row) => row[target] === id);
      return { data, total: data.length };
    },
    ...calls,
    ...provider,
  } as unknown as DataProvider; // These screens use nothing else.
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person,
    dataProvider,
    answers: {
      '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
      '/v2/learning/reach': reach,
      '/v2/learning/course_rating': rating,
    },
  });
  return { ...opened, calls };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const expectNotification = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
