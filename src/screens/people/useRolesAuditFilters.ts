import { personStatuses } from '../../../contract/v2/people.ts';
import { rights } from '../../../domain/access/rights.ts';
import { mainRoles } from '../../../domain/access/roles.ts';
import { type UrlFilters, urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

export const rolesTabs = ['matrix', 'explain'] as const;

/** `any`: people with more than the rights everyone has. */
export const rightChoices = ['any', ...rights] as const;

const fields = {
  tab: urlField.choice(rolesTabs, 'matrix'),
  q: urlField.text(),
  status: urlField.choice(personStatuses),
  role: urlField.choice(mainRoles),
  right: urlField.choice([...rightChoices, 'all'], 'any'),
  page: urlField.page(),
  person: urlField.id(),
  path: urlField.text(),
};

export type RolesAuditFilterValues = UrlFilters<typeof fields>;

export interface RolesTabProps {
  readonly filters: RolesAuditFilterValues;
  readonly setFilters: (change: Partial<RolesAuditFilterValues>) => void;
}

export const useRolesAuditFilters = () => useUrlFilters(fields);

/** The parameters of the server query. */
export const toRolesQuery = ({ q, status, role, right, page }: RolesAuditFilterValues) => ({
  q,
  status,
  role,
  right: right === 'all' ? null : right,
  page,
});
