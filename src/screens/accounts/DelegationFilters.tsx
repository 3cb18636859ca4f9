import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type DelegationGrouping, delegationGroupings } from '../../../contract/v2/administration.ts';
import type { DelegationFilters as Filters } from '../../../dataProviders/administration.ts';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';

interface Props {
  readonly filters: Filters;
  readonly total: number | undefined;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** Lists delegations by person or by account, with a search. */
export function DelegationFilters({ filters: { by, q }, total, onChange }: Props) {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`administration.delegation.${key}`, params);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={by}
        aria-label={words('by.label')}
        onChange={(_, next: DelegationGrouping | null) => next && onChange({ by: next, q: '' })}
      >
        {delegationGroupings.map((view) => (
          <ToggleButton key={view} value={view} sx={{ textTransform: 'none', color: 'text.secondary' }}>
            {words(`by.${view}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SearchField label={words(`search.${by}`)} value={q} onSearch={(text) => onChange({ q: text })} />
      <Hint role="status">{total === undefined ? ' ' : words(`results.${by}`, { smart_count: total })}</Hint>
    </Box>
  );
}
