import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FormFitDetails } from '../../../../dataProviders/questions.ts';
import { fitGroupings } from '../../../../domain/scoring/personal/fit/formFit.ts';
import { FilterSelect } from '../../../kit/forms/FilterSelect.tsx';
import { SearchField } from '../../../kit/forms/SearchField.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { NoMatches } from '../../../kit/states/NoMatches.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { urlField, useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { hasFinding, selectRows, shownFindings, sortColumns, statementRows } from './fitRows.ts';
import { StatementDialog } from './StatementDialog.tsx';
import { StatementTable } from './StatementTable.tsx';

const fields = {
  q: urlField.text(),
  show: urlField.choice(shownFindings),
  grouping: urlField.choice(fitGroupings),
  sort: urlField.choice(sortColumns, 'findings'),
  direction: urlField.choice(['asc', 'desc'] as const, 'desc'),
};

/** The statements of a form with filters, under a title that states the finding. */
export function StatementPanel({ fit }: { readonly fit: FormFitDetails }) {
  const translate = useTranslate();
  const format = useFormat();
  const [filters, setFilters] = useUrlFilters(fields);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const all = statementRows(fit);
  const found = all.filter(hasFinding).length;
  const rows = selectRows(fit, filters);
  const opened = all.find(({ key }) => key === openKey);
  const edited = fit.blocks.filter(({ is_current }) => !is_current).length;
  const groupings = fitGroupings.filter((one) => fit.groups.some(({ grouping }) => grouping === one));
  return (
    <Panel
      title={translate(`questionFit.heading.${found === 0 ? 'none' : 'some'}`, {
        smart_count: found,
        all: all.length,
      })}
      text={translate('questionFit.basis', {
        norm: fit.norm_version,
        day: format.day(fit.made_on),
        people: format.number(fit.people),
      })}
    >
      {edited > 0 && <Hint>{translate('questionFit.changed', { smart_count: edited })}</Hint>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SearchField
          label={translate('questionFit.filters.q')}
          value={filters.q}
          onSearch={(q) => setFilters({ q })}
        />
        <FilterSelect
          name="show"
          label={translate('questionFit.filters.show')}
          value={filters.show}
          choices={shownFindings.map((value) => ({
            value,
            text: translate(`questionFit.filters.shows.${value}`),
          }))}
          onChange={(show) => setFilters({ show })}
        />
        {groupings.length > 0 && (
          <FilterSelect
            name="grouping"
            label={translate('questionFit.filters.grouping')}
            value={filters.grouping}
            choices={groupings.map((value) => ({
              value,
              text: translate(`questionFit.groupings.${value}`),
            }))}
            onChange={(grouping) => setFilters({ grouping })}
          />
        )}
      </Box>
      {rows.length === 0 ? (
        <NoMatches onClear={() => setFilters({ q: '', show: null, grouping: null })} />
      ) : (
        <StatementTable
          rows={rows}
          filters={filters}
          onSort={setFilters}
          onOpen={({ key }) => setOpenKey(key)}
        />
      )}
      {opened && <StatementDialog row={opened} groups={fit.groups} onClose={() => setOpenKey(null)} />}
    </Panel>
  );
}
