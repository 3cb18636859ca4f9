import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { applicantFilters } from '../../../contract/v2/hiring.ts';
import { ChoiceChips } from '../../kit/forms/ChoiceChips.tsx';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import type { ApplicantFilterValues as Filters } from './useApplicantFilters.ts';
import { useStageName } from './useStageName.ts';

interface Props {
  readonly filters: Filters;
  readonly stages: readonly string[];
  readonly total: number | undefined;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** The search, the stage and status filters, and the number of results. */
export function ApplicantFilters({ filters, stages, total, onChange }: Props) {
  const translate = useTranslate();
  const stageWord = useStageName();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <SearchField
        label={translate('hiring.applicants.search')}
        value={filters.q}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        label={translate('hiring.applicants.stage')}
        value={filters.stage}
        onChange={(selected) => onChange({ stage: selected })}
        options={[
          { value: '', text: translate('hiring.applicants.everyStage') },
          ...stages.map((stage) => ({ value: stage, text: stageWord(stage) })),
        ]}
        sx={{ width: { xs: 1, sm: 180 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
      <ChoiceChips
        label={translate('hiring.applicants.show.label')}
        choices={applicantFilters}
        value={filters.show}
        labelOf={(show) => translate(`hiring.applicants.show.${show}`)}
        onChange={(show) => onChange({ show })}
      />
      <Hint role="status">
        {total === undefined ? ' ' : translate('hiring.applicants.results', { smart_count: total })}
      </Hint>
    </Box>
  );
}
