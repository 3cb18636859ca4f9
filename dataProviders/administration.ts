import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { accountCalls } from '../contract/v2/account.ts';
import { administrationCalls } from '../contract/v2/administration.ts';
import { callMain } from './http.ts';

export { pageSize } from '../contract/v2/administration.ts';

type Calls = typeof administrationCalls;
export type AccountFacts = AnswerOf<Calls['facts']>;
type Delegations = AnswerOf<Calls['delegations']>;
export type Pair = BodyOf<Calls['delegate']>['pairs'][number];
export type MovePreview = AnswerOf<Calls['previewMove']>;
export type Moves = AnswerOf<Calls['moves']>;
export type MoveState = AnswerOf<Calls['moveState']>;
export type FoundPeople = AnswerOf<Calls['people']>;

export interface NamedAccount {
  readonly id: number;
  readonly name: string;
}

export const readAccountFacts = (account_id: number): Promise<AccountFacts> =>
  callMain(administrationCalls.facts, { account_id });

export const findPeople = (
  wanted: Partial<BodyOf<Calls['people']>>,
  signal?: AbortSignal,
): Promise<FoundPeople> =>
  callMain(
    administrationCalls.people,
    { q: null, account_id: null, delegable: false, page: 1, ...wanted },
    { signal },
  );

export const findPeopleByEmail = (emails: string[]) =>
  callMain(administrationCalls.peopleByEmail, { emails });

const offered = 20;

/** Accounts whose name contains a text, the first of them; closed ones take nobody and are left out. */
export async function findAccounts(q: string): Promise<readonly NamedAccount[]> {
  const { accounts } = await callMain(accountCalls.getAccounts, { delegated_only: false });
  return accounts
    .filter(({ name, status }) => status !== 'closed' && name.toLowerCase().includes(q.toLowerCase()))
    .slice(0, offered)
    .map(({ id, name }) => ({ id, name }));
}

export const readDelegations = (
  wanted: BodyOf<Calls['delegations']>,
  signal?: AbortSignal,
): Promise<Delegations> => callMain(administrationCalls.delegations, wanted, { signal });

/** Both answer the sentence to show. */
export const delegateAccounts = async (pairs: Pair[]): Promise<string> =>
  (await callMain(administrationCalls.delegate, { pairs })).message;
export const undelegateAccounts = async (pairs: Pair[]): Promise<string> =>
  (await callMain(administrationCalls.undelegate, { pairs })).message;

export const previewMove = (user_ids: number[], to_account_id: number): Promise<MovePreview> =>
  callMain(administrationCalls.previewMove, { user_ids, to_account_id });
export const moveUsers = (user_ids: number[], to_account_id: number) =>
  callMain(administrationCalls.move, { user_ids, to_account_id });
export const moveBack = async (move_id: number): Promise<string> =>
  (await callMain(administrationCalls.moveBack, { move_id })).message;
export const readMoves = (page: number): Promise<Moves> => callMain(administrationCalls.moves, { page });
export const readMove = (move_id: number): Promise<MoveState> =>
  callMain(administrationCalls.moveState, { move_id });
