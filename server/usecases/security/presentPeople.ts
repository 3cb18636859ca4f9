import { securityPageSize } from '../../../contract/v2/security.ts';
import { countedAtMost, type Slice } from '../../store/security/signIns.ts';

interface Joined {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly account: string | null;
}

/** Returns a person as named on these pages; the fields are null without a person. */
export function presentPerson({ first_name, last_name, email, account }: Joined) {
  return { name: first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim(), email, account };
}

export const securitySliceOf = (page: number): Slice => ({
  from: (page - 1) * securityPageSize,
  size: securityPageSize,
});

export const presentPage = <E>(entries: E[], total: number) => ({
  entries,
  total,
  counted_at_most: countedAtMost,
});
