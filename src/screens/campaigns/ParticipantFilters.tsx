import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { invitationStates } from '../../../domain/campaigns/invitationStates.ts';
import { ChoiceChips } from '../../kit/forms/ChoiceChips.tsx';
import { SearchField } from '../../kit/forms/SearchField.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import type { ParticipantFilterValues as Filters } from './useParticipantFilters.ts';

interface Props {
  readonly filters: Filters;
  readonly total: number | undefined;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** The search, the filter by the state of the first invitation, and the number of results. */
export function ParticipantFilters({ filters: { q, status }, total, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
      <SearchField
        label={translate('campaigns.participants.search')}
        value={q}
        onSearch={(text) => onChange({ q: text })}
      />
      <ChoiceChips
        label={translate('campaigns.participants.columns.status')}
        choices={[null, ...invitationStates]}
        value={status}
        labelOf={(one) =>
          translate(one === null ? 'campaigns.participants.all' : `campaigns.participant.status.${one}`)
        }
        onChange={(next) => onChange({ status: next })}
      />
      <Hint role="status">
        {total === undefined ? ' ' : translate('campaigns.participants.results', { smart_count: total })}
      </Hint>
    </Box>
  );
}
