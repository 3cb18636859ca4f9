import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { accountCalls } from '../contract/v2/account.ts';
import { administrationCalls, type DelegationGrouping } from '../contract/v2/administration.ts';
import { callQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

export { administrationPageSize } from '../contract/v2/administration.ts';

type Calls = typeof administrationCalls;
export type AccountFacts = ResponseOf<Calls['facts']>;
export type DelegationInput = BodyOf<Calls['delegate']>['pairs'][number];
export type MovePreview = ResponseOf<Calls['previewMove']>;
export type MovesPage = ResponseOf<Calls['moves']>;
type PeopleByEmail = ResponseOf<Calls['people']>;

export interface NamedAccount {
  readonly id: number;
  readonly name: string;
}

/** A person or an account in a picker. */
export interface PickerOption extends NamedAccount {
  readonly detail?: string;
}

export interface DelegationFilters {
  readonly by: DelegationGrouping;
  readonly q: string;
  readonly page: number;
}

interface PeopleFilters {
  readonly q: string;
  readonly account_id: number | null;
  readonly page: number;
}

/** Everything cached about accounts, delegations and moves. */
export const administrationKeys = (accountId: number) => [key(accountId)];

const key = keysOf('administration');

/** The facts of an account that are not part of its record, which was last saved at `updated_at`. */
export const accountFactsQuery = (accountId: number, account_id: number, updated_at: string | null) =>
  callQuery(key(accountId, 'facts', account_id, updated_at), administrationCalls.facts, { account_id });

const findPeople = (filters: Partial<BodyOf<Calls['people']>>, signal: AbortSignal): Promise<PeopleByEmail> =>
  callMain(
    administrationCalls.people,
    { q: null, account_id: null, delegable: false, page: 1, ...filters },
    { signal },
  );

/** People of all accounts or of one, a page at a time. */
export const peopleQuery = (accountId: number, filters: PeopleFilters) =>
  queryOptions({
    queryKey: key(accountId, 'people', filters),
    queryFn: ({ signal }) => findPeople({ ...filters, q: filters.q || null }, signal),
    placeholderData: keepPreviousData,
  });

/** People whose permissions allow them to use a delegation, by name. */
export const delegatesQuery = (accountId: number, q: string) =>
  queryOptions({
    queryKey: key(accountId, 'delegates', q),
    queryFn: async ({ signal }): Promise<readonly PickerOption[]> => {
      const { people } = await findPeople({ q: q || null, delegable: true }, signal);
      return people.map(({ id, name, email, account }) => ({ id, name, detail: `${email} · ${account}` }));
    },
  });

export const findPeopleByEmail = (emails: string[]) =>
  callMain(administrationCalls.peopleByEmail, { emails });

const maxAccountOptions = 20;

/** The first accounts whose name contains a text, without closed ones, which can't be delegated or receive people. */
export const accountsByNameQuery = (accountId: number, q: string) =>
  queryOptions({
    queryKey: key(accountId, 'accounts', q),
    queryFn: async ({ signal }): Promise<readonly PickerOption[]> => {
      const { accounts } = await callMain(accountCalls.getAccounts, { delegated_only: false }, { signal });
      return accounts
        .filter(({ name, status }) => status !== 'closed' && name.toLowerCase().includes(q.toLowerCase()))
        .slice(0, maxAccountOptions)
        .map(({ id, name }) => ({ id, name }));
    },
  });

/**
 * One page of delegations. While a page loads, the previous one stays visible, but only if it belongs to the same view.
 */
export const delegationsQuery = (accountId: number, filters: DelegationFilters) =>
  queryOptions({
    queryKey: key(accountId, 'delegations', filters),
    queryFn: ({ signal }) =>
      callMain(administrationCalls.delegations, { ...filters, q: filters.q || null }, { signal }),
    placeholderData: (former, query) => (query?.queryKey[3].by === filters.by ? former : undefined),
  });

/** Delegates accounts. Like `undelegateAccounts`, it returns the text to show. */
export const delegateAccounts = (pairs: DelegationInput[]) =>
  callForMessage(administrationCalls.delegate, { pairs });
export const undelegateAccounts = (pairs: DelegationInput[]) =>
  callForMessage(administrationCalls.undelegate, { pairs });

/** The effects of moving people to another account, for each person. */
export const movePreviewQuery = (accountId: number, userIds: readonly number[], toAccountId: number) =>
  callQuery(key(accountId, 'move preview', toAccountId, userIds), administrationCalls.previewMove, {
    user_ids: [...userIds],
    to_account_id: toAccountId,
  });

export const moveUsers = (user_ids: number[], to_account_id: number) =>
  callForMessage(administrationCalls.move, { user_ids, to_account_id });
export const undoMove = (move_id: number) => callForMessage(administrationCalls.moveBack, { move_id });

const pollMs = 2_000;

/** Moves, newest first; polled while one of them is in progress. */
export const movesQuery = (accountId: number, page: number) =>
  queryOptions({
    queryKey: key(accountId, 'moves', page),
    queryFn: ({ signal }): Promise<MovesPage> => callMain(administrationCalls.moves, { page }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.moves.some(({ waiting }) => waiting > 0) ? pollMs : false),
  });

export const moveQuery = (accountId: number, move_id: number) =>
  callQuery(key(accountId, 'move', move_id), administrationCalls.moveState, { move_id });
