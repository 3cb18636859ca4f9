import { Chip, FormControlLabel, Switch, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { auditWordsQuery } from '../../../dataProviders/security.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { FilterSelect } from '../../kit/forms/FilterSelect.tsx';
import { DayFilters } from './SecurityFilterRow.tsx';
import { useAuditTexts } from './useAuditTexts.ts';
import type { SecurityTabProps } from './useSecurityFilters.ts';

/** The filters of the audit log. Only records, actions and accounts that occur in the log can be chosen. */
export function AuditFilters({ filters, setFilters }: Omit<SecurityTabProps, 'onOpen'>) {
  const translate = useTranslate();
  const words = useAuditTexts();
  const { data } = useQuery(auditWordsQuery(useAccountId()));
  const label = (name: string) => translate(`security.audit.filters.${name}`);
  const { resources = [], actions = [], accounts = [] } = data ?? {};
  const { resource, action, account_id, emulating, record_id, actor_id } = filters;
  return (
    <>
      <FilterSelect
        name="resource"
        label={label('resource')}
        value={resource}
        choices={resources.map((value) => ({ value, text: words.resource(value) }))}
        onChange={(value) => setFilters({ resource: value ?? '' })}
      />
      <FilterSelect
        name="action"
        label={label('action')}
        value={action}
        choices={actions.map((value) => ({ value, text: words.action(value) }))}
        onChange={(value) => setFilters({ action: value ?? '' })}
      />
      <FilterSelect
        name="account_id"
        label={label('account')}
        value={String(account_id)}
        choices={accounts.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={(value) => setFilters({ account_id: value === null ? null : Number(value) })}
      />
      <FormControlLabel
        label={label('emulating')}
        sx={{ ml: 0, mr: 1, gap: 1 }}
        control={
          <Switch
            size="small"
            checked={emulating !== null}
            onChange={(_, checked) => setFilters({ emulating: checked ? 'true' : null })}
          />
        }
      />
      <DayFilters filters={filters} setFilters={setFilters} />
      {record_id !== '' && (
        <TextField
          label={label('record')}
          value={record_id}
          onChange={(event) => setFilters({ record_id: event.target.value })}
          sx={{ width: { xs: 1, sm: 160 } }}
        />
      )}
      {actor_id !== null && (
        <Chip
          color="primary"
          label={translate('security.audit.filters.actor', { name: `#${actor_id}` })}
          onDelete={() => setFilters({ actor_id: null })}
        />
      )}
    </>
  );
}
