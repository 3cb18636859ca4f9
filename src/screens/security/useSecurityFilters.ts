import { signInOutcomes } from '../../../domain/access/policy/signInOutcomes.ts';
import { type UrlFilters, urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

export const securityTabs = ['signIns', 'lockOuts', 'sessions', 'audit', 'policy'] as const;

const fields = {
  part: urlField.choice(securityTabs, 'signIns'),
  page: urlField.page(200),
  q: urlField.text(),
  user_id: urlField.id(),
  outcome: urlField.choice(signInOutcomes),
  from: urlField.day(),
  to: urlField.day(),
  actor_id: urlField.id(),
  account_id: urlField.id(),
  resource: urlField.text(),
  action: urlField.text(),
  record_id: urlField.text(),
  emulating: urlField.choice(['true'] as const),
};

export type SecurityFilters = UrlFilters<typeof fields>;

/** Every filter at its default value. */
export const noFilters: Omit<SecurityFilters, 'part' | 'page'> = {
  q: '',
  user_id: null,
  outcome: null,
  from: null,
  to: null,
  actor_id: null,
  account_id: null,
  resource: '',
  action: '',
  record_id: '',
  emulating: null,
};

export const useSecurityFilters = () => useUrlFilters(fields);

export interface SecurityTabProps {
  readonly filters: SecurityFilters;
  readonly setFilters: (change: Partial<SecurityFilters>) => void;
  /** Opens the sign-in details of a person. */
  readonly onOpen: (userId: number) => void;
}
