import {
  Chip,
  FormControlLabel,
  Link,
  Switch,
  TableCell,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../contract/v2/security.ts';
import { type AuditFilter, readAudit, readAuditWords } from '../../../dataProviders/security.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import { useAuditWords } from './auditWords.ts';
import { ExportAudit } from './ExportAudit.tsx';
import { ChoiceField, DayFields, FilterRow, SearchField } from './Filters.tsx';
import { PersonCell } from './PersonCell.tsx';
import { SecurityList, wide } from './SecurityList.tsx';
import { type PartProps, type SecurityFilters, securityKey } from './useSecurityFilters.ts';

function filterOf(input: SecurityFilters): AuditFilter {
  return {
    q: input.text('q'),
    actor_id: input.id('actor_id'),
    account_id: input.id('account_id'),
    resource: input.text('resource'),
    action: input.text('action'),
    record_id: input.text('record_id'),
    emulating: input.text('emulating') !== null,
    from: input.text('from'),
    to: input.text('to'),
  };
}

/** What was changed, by whom, while viewing which account. */
export function AuditLog({ wish: input, onOpen }: PartProps) {
  const translate = useTranslate();
  const [shown, show] = useState<AuditEntry | null>(null);
  const filter = filterOf(input);
  const wanted = { ...filter, page: input.page };
  const query = useQuery({
    queryKey: [securityKey, 'audit', wanted],
    queryFn: () => readAudit(wanted),
    placeholderData: keepPreviousData,
  });
  const title = (name: string) => translate(`security.audit.columns.${name}`);
  const isNarrowed = Object.values(filter).some((value) => value !== null && value !== false);
  return (
    <>
      <FilterRow found={query.data} action={<ExportAudit filter={filter} />}>
        <SearchField wish={input} />
        <WordFields wish={input} />
        <DayFields wish={input} />
        <ChosenRow wish={input} />
      </FilterRow>
      <SecurityList
        of="audit"
        asked={query}
        page={input.page}
        onPage={(page) => input.change({ page })}
        onClear={isNarrowed ? () => input.goTo('audit') : null}
        columns={[
          { title: title('actor') },
          { title: title('action') },
          { title: title('resource'), wide: true },
          { title: title('account'), wide: true },
          { title: title('as_account'), wide: true },
          { title: translate('security.columns.at'), wide: true },
        ]}
        row={(entry) => <Row key={entry.id} entry={entry} onOpen={onOpen} onShow={() => show(entry)} />}
      />
      {shown && <AuditDialog entry={shown} wish={input} onClose={() => show(null)} />}
    </>
  );
}

/** The words the log holds, so that nothing can be chosen that is not there. */
function WordFields({ wish: input }: { readonly wish: SecurityFilters }) {
  const translate = useTranslate();
  const words = useAuditWords();
  const { data } = useQuery({ queryKey: [securityKey, 'audit words'], queryFn: readAuditWords });
  const label = (name: string) => translate(`security.audit.filters.${name}`);
  const { resources = [], actions = [], accounts = [] } = data ?? {};
  return (
    <>
      <ChoiceField
        wish={input}
        name="resource"
        label={label('resource')}
        choices={resources.map((value) => ({ value, text: words.resource(value) }))}
      />
      <ChoiceField
        wish={input}
        name="action"
        label={label('action')}
        choices={actions.map((value) => ({ value, text: words.action(value) }))}
      />
      <ChoiceField
        wish={input}
        name="account_id"
        label={label('account')}
        choices={accounts.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <FormControlLabel
        label={label('emulating')}
        sx={{ ml: 0, mr: 1, gap: 1 }}
        control={
          <Switch
            size="small"
            checked={input.text('emulating') !== null}
            onChange={(_, checked) => input.change({ emulating: checked })}
          />
        }
      />
    </>
  );
}

/** What was taken over from an entry: one person, or one record. */
function ChosenRow({ wish: input }: { readonly wish: SecurityFilters }) {
  const translate = useTranslate();
  const actor = input.id('actor_id');
  const record = input.text('record_id');
  return (
    <>
      {record !== null && (
        <TextField
          label={translate('security.audit.filters.record')}
          value={record}
          onChange={(event) => input.change({ record_id: event.target.value })}
          sx={{ width: { xs: 1, sm: 160 } }}
        />
      )}
      {actor !== null && (
        <Chip
          color="primary"
          label={translate('security.audit.filters.actor', { name: `#${actor}` })}
          onDelete={() => input.change({ actor_id: null })}
        />
      )}
    </>
  );
}

interface RowProps extends Pick<PartProps, 'onOpen'> {
  readonly entry: AuditEntry;
  readonly onShow: () => void;
}

function Row({ entry, onOpen, onShow }: RowProps) {
  const translate = useTranslate();
  const words = useAuditWords();
  const { action, resource, record_id, account, as_account, at, changes, name } = entry;
  const what = `${words.resource(resource)}${record_id === null ? '' : ` ${record_id}`}`;
  const fields = Object.keys(changes).length;
  return (
    <TableRow hover>
      <PersonCell who={entry} onOpen={onOpen} nobody={translate('security.audit.platform')}>
        <RelativeTime at={at} />
        {as_account && <> · {as_account}</>}
      </PersonCell>
      <TableCell>
        <Link
          component="button"
          sx={{ textAlign: 'start', verticalAlign: 'baseline' }}
          aria-label={translate('security.audit.open', {
            action: words.action(action),
            resource: what,
            who: name ?? translate('security.audit.platform'),
          })}
          onClick={onShow}
        >
          {words.action(action)}
        </Link>{' '}
        {fields > 0 && translate('security.audit.changed', { smart_count: fields })}
        <Typography variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
          {what}
        </Typography>
      </TableCell>
      <TableCell sx={wide}>{what}</TableCell>
      <TableCell sx={wide}>{account}</TableCell>
      <TableCell sx={wide}>{as_account}</TableCell>
      <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
        <RelativeTime at={at} />
      </TableCell>
    </TableRow>
  );
}
