import { screen } from '@testing-library/react';
import type { DataProvider, RaRecord } from 'react-admin';
import { expect, vi } from 'vitest';
import { HttpError } from '../../../../dataProviders/errors.ts';
import type { Permission } from '../../../../domain/access/permissions.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { renderApp } from '../../app/renderApp.tsx';

type Rows = Readonly<Record<string, readonly RaRecord[]>>;
type Answers = NonNullable<Parameters<typeof renderApp>[0]['answers']>;

interface Setup {
  readonly at: string;
  readonly permissions: Permission[];
  readonly records?: Rows;
  readonly answers?: Answers;
  /** Overrides of the data provider's methods. */
  readonly provider?: Readonly<Record<string, (...requests: never[]) => unknown>>;
}

/** Opens a screen with the given records; `changes` records all of their changes. */
export async function renderBuilder({ at, permissions, records = {}, answers = {}, provider = {} }: Setup) {
  const rows = (resource: string) => records[resource] ?? [];
  const changes = {
    create: vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: { id: 99, ...data } })),
    update: vi.fn(async (_resource: string, { data }: { data: object }) => ({ data })),
    delete: vi.fn(async (_resource: string, { previousData }: { previousData: object }) => ({
      data: previousData,
    })),
  };
  const dataProvider = {
    getList: async (resource: string) => ({ data: rows(resource), total: rows(resource).length }),
    getOne: async (resource: string, { id }: { id: unknown }) => {
      const data = rows(resource).find((row) => String(row.id) === String(id));
      if (!data) throw new HttpError(404, { code: 'not_found', message: 'gone' });
      return { data };
    },
    getMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => ({
      data: rows(resource).filter((row) => ids.includes(row.id)),
    }),
    getManyReference: async (resource: string, { target, id }: { target: string; id: unknown }) => {
      const data = rows(resource).filter((row) => row[target] === id);
      return { data, total: data.length };
    },
    ...changes,
    ...provider,
  } as unknown as DataProvider; // These screens use no other method.
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ permissions }),
    dataProvider,
    answers: { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }), ...answers },
  });
  const requests = (path: string) => opened.sent.filter((call) => call.path === path).map(({ body }) => body);
  return { ...opened, changes, requests };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const expectText = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
