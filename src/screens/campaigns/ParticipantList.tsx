import { Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { participantsQuery } from '../../../dataProviders/campaigns.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { NoMatches } from '../../kit/states/NoMatches.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { ParticipantFilters } from './ParticipantFilters.tsx';
import { ParticipantTable } from './ParticipantTable.tsx';
import { participantPageSizes, useParticipantFilters } from './useParticipantFilters.ts';

interface Props {
  readonly campaign: CampaignWithAudience;
  /** Shown when the campaign has no participants. */
  readonly empty: ReactNode;
}

/** The participants that match the filters, a page at a time. */
export function ParticipantList({ campaign, empty }: Props) {
  const [filters, setFilters] = useParticipantFilters();
  const { q, status, page, per_page } = filters;
  const body = { ...filters, campaign_id: campaign.campaign_id, q: q || null };
  const query = useQuery(participantsQuery(useAccountId(), body));
  const isFiltered = q !== '' || status !== null;
  if (query.data?.total === 0 && !isFiltered) return empty;
  return (
    <>
      {!query.isError && (
        <ParticipantFilters filters={filters} total={query.data?.total} onChange={setFilters} />
      )}
      <QueryState
        query={query}
        failed="campaigns.participants.failed"
        loading="campaigns.loading"
        shape="rows"
        rows={8}
      >
        {({ participants, total }) => (
          <Card>
            {total === 0 && (
              <NoMatches
                text="campaigns.participants.nothingFound"
                clear="campaigns.participants.clear"
                onClear={() => setFilters({ q: '', status: null })}
              />
            )}
            {participants.length > 0 && <ParticipantTable campaign={campaign} participants={participants} />}
            <Pagination
              total={total}
              page={page}
              pageSize={per_page}
              pageSizes={participantPageSizes}
              onPage={(next) => setFilters({ page: next })}
              onPageSize={(size) =>
                setFilters({ per_page: participantPageSizes.find((one) => one === size) })
              }
            />
          </Card>
        )}
      </QueryState>
    </>
  );
}
