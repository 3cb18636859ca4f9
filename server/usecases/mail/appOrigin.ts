import type { Account } from '../../../domain/accounts/account.ts';
import { isVariantAccount } from '../../../domain/accounts/hrVariant.ts';
import type { Environment } from '../../environment.ts';

type Origins = Pick<Environment, 'publicOrigin' | 'hrOrigin'>;

/** The address of the app in which people of an account work: the HR app for accounts of the HR variant. */
export const appOriginOf = (
  { publicOrigin, hrOrigin }: Origins,
  account: Pick<Account, 'schema_name'>,
): string => (isVariantAccount(account) ? hrOrigin : publicOrigin);
