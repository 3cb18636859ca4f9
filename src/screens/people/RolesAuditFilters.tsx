import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { personStatuses } from '../../../contract/v2/people.ts';
import type { RolesAudit } from '../../../dataProviders/people.ts';
import { mainRoles } from '../../../domain/access/roles.ts';
import { FilterSelect } from '../../kit/forms/FilterSelect.tsx';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { type RolesTabProps, rightChoices } from './useRolesAuditFilters.ts';

interface Props extends RolesTabProps {
  readonly audit: RolesAudit | undefined;
}

/** Search, right, role and status, with the number of people that match. */
export function RolesAuditFilters({ filters: { q, right, role, status }, setFilters, audit }: Props) {
  const translate = useTranslate();
  const counts = new Map(audit?.counts.map((count) => [count.right, count.people]));
  const rightText = (one: (typeof rightChoices)[number]) =>
    translate('people.roles.rightCount', {
      right: translate(`people.rights.${one}`),
      people: counts.get(one) ?? '…',
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <SearchField
        label={translate('people.roles.search')}
        value={q}
        onSearch={(text) => setFilters({ q: text })}
      />
      <FilterSelect
        name="right"
        label={translate('people.roles.right')}
        phoneWidth={1}
        value={right === 'all' ? null : right}
        choices={rightChoices.map((value) => ({ value, text: rightText(value) }))}
        onChange={(value) => setFilters({ right: value ?? 'all' })}
      />
      <FilterSelect
        name="role"
        label={translate('people.roles.role')}
        phoneWidth={1}
        value={role}
        choices={mainRoles.map((value) => ({ value, text: translate(`roles.${value}`) }))}
        onChange={(value) => setFilters({ role: value })}
      />
      <FilterSelect
        name="status"
        label={translate('people.roles.status')}
        phoneWidth={1}
        value={status}
        choices={personStatuses.map((value) => ({
          value,
          text: translate(`people.status.becomes.${value}`),
        }))}
        onChange={(value) => setFilters({ status: value })}
      />
      <Hint role="status">
        {audit ? translate('people.roles.results', { smart_count: audit.total }) : ' '}
      </Hint>
    </Box>
  );
}
