import type { Migration } from 'kysely';
import * as roles from './001_roles.ts';
import * as accounts from './002_accounts.ts';
import * as signIn from './003_sign_in.ts';
import * as teams from './004_teams.ts';
import * as benchmark from './005_benchmark.ts';
import * as answers from './006_answers.ts';
import * as releases from './007_releases.ts';
import * as operations from './008_operations.ts';
import * as search from './009_search.ts';

/** One set of migrations for both databases, in the order of their numbers. Never edited once released. */
export const migrations: Record<string, Migration> = {
  '001_roles': roles,
  '002_accounts': accounts,
  '003_sign_in': signIn,
  '004_teams': teams,
  '005_benchmark': benchmark,
  '006_answers': answers,
  '007_releases': releases,
  '008_operations': operations,
  '009_search': search,
};
