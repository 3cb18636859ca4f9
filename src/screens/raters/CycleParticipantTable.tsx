import { Box, Card, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type CycleTarget, cycleFilters, targetsPerPage } from '../../../contract/v2/raterCycles.ts';
import type { RaterCycle } from '../../../dataProviders/raters.ts';
import { ChoiceChips } from '../../kit/forms/ChoiceChips.tsx';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useCycleFilters } from './useCycleFilters.ts';

/** The participants of a campaign with the number of their raters, by name. */
export function CycleParticipantTable({ cycle: { found, page_targets } }: { readonly cycle: RaterCycle }) {
  const translate = useTranslate();
  const [{ q, filter, page }, setFilters] = useCycleFilters();
  const words = (key: string, params?: object) => translate(`raters.cycle.${key}`, params);
  const columns: readonly Column<CycleTarget>[] = [
    {
      name: 'name',
      sx: { overflowWrap: 'anywhere' },
      cell: ({ target_id, name }) => (
        <Link component={RouterLink} to={`?target=${target_id}`}>
          {name}
        </Link>
      ),
    },
    ...(['approved', 'proposed', 'declined', 'missing'] as const).map(
      (name): Column<CycleTarget> => ({
        name,
        align: 'right',
        isWide: name === 'declined',
        cell: (target) => target[name],
      }),
    ),
  ];
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{words('table')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField label={words('search')} value={q} onSearch={(text) => setFilters({ q: text })} />
        <ChoiceChips
          label={words('filter')}
          choices={cycleFilters}
          value={filter}
          labelOf={(one) => words(`filters.${one}`)}
          onChange={(next) => setFilters({ filter: next })}
        />
        <Hint role="status">{words('found', { smart_count: found })}</Hint>
      </Box>
      {page_targets.length === 0 ? (
        <Typography>{words('notFound')}</Typography>
      ) : (
        <DataTable
          columnTexts="raters.cycle.columns"
          caption={words('table')}
          columns={columns}
          rows={page_targets}
          rowKey={({ target_id }) => target_id}
          maxHeight={560}
        />
      )}
      <Pagination
        total={found}
        page={page}
        pageSize={targetsPerPage}
        onPage={(next) => setFilters({ page: next })}
      />
    </Card>
  );
}
