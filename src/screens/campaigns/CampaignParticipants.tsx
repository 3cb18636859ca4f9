import { Box, Button, Card, Skeleton, TablePagination, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { ParticipantFilters } from './ParticipantFilters.tsx';
import { ParticipantTable } from './ParticipantTable.tsx';
import { useCampaignOfAddress } from './useCampaign.ts';
import { pageSizes, useParticipantFilters, useParticipants } from './useParticipants.ts';

/** Who was invited to a campaign and how far each one is, a page at a time. */
export default function CampaignParticipants() {
  const translate = useTranslate();
  const campaignId = Number(useParams().id);
  const query = useCampaignOfAddress();
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={campaignPaths.manage(campaignId)} label="campaigns.participants.back" />
      <PageHeading
        title={translate('campaigns.participants.title')}
        purpose={translate('campaigns.participants.purpose')}
      />
      {query.isError && (
        <ErrorState
          failure={query.error}
          failed="campaigns.failed"
          missing="campaigns.missing"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Loading />}
      {query.isSuccess && <List campaign={query.data} />}
    </Box>
  );
}

function List({ campaign }: { readonly campaign: WholeCampaign }) {
  const translate = useTranslate();
  const [query, change] = useParticipantFilters();
  const listed = useParticipants(campaign.campaign_id, query);
  const isNarrowed = query.q !== '' || query.status !== null;
  if (listed.isError) {
    return (
      <ErrorState
        failure={listed.error}
        failed="campaigns.participants.failed"
        onRetry={() => void listed.refetch()}
      />
    );
  }
  if (listed.data?.total === 0 && !isNarrowed) return <Empty campaign={campaign} />;
  const { participants = [], total } = listed.data ?? {};
  return (
    <>
      <ParticipantFilters wanted={query} total={total} onChange={change} />
      <Card>
        {listed.isPending && <Loading />}
        {total === 0 && <NothingFound onClear={() => change({ q: '', status: null })} />}
        {participants.length > 0 && <ParticipantTable campaign={campaign} participants={participants} />}
        {total !== undefined && total > 0 && (
          <TablePagination
            component="div"
            count={total}
            page={Math.min(query.page - 1, Math.ceil(total / query.per_page) - 1)}
            rowsPerPage={query.per_page}
            rowsPerPageOptions={[...pageSizes]}
            labelRowsPerPage={translate('campaigns.participants.rowsPerPage')}
            labelDisplayedRows={({ from, to, count }) =>
              translate('campaigns.participants.range', { from, to, total: count })
            }
            getItemAriaLabel={(type) =>
              translate(type === 'next' ? 'campaigns.participants.next' : 'campaigns.participants.previous')
            }
            onPageChange={(_, page) => change({ page: page + 1 })}
            onRowsPerPageChange={(event) => change({ per_page: Number(event.target.value) })}
          />
        )}
      </Card>
    </>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <Typography color="text.secondary">{translate('campaigns.participants.nothingFound')}</Typography>
      <Button onClick={onClear}>{translate('campaigns.participants.clear')}</Button>
    </Box>
  );
}

/** Why nobody is listed: a draft has written to nobody, and a team lead sees only the own people. */
function Empty({ campaign }: { readonly campaign: WholeCampaign }) {
  const translate = useTranslate();
  const why = campaign.status === 'draft' ? 'draft' : 'launched';
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: 6, textAlign: 'center', display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {translate(`campaigns.participants.empty.${why}.title`)}
      </Typography>
      <Typography color="text.secondary">{translate(`campaigns.participants.empty.${why}.text`)}</Typography>
      <Box sx={{ mt: 1 }}>
        <Button component={Link} to={campaignPaths.manage(campaign.campaign_id)} variant="contained">
          {translate('campaigns.participants.empty.action')}
        </Button>
      </Box>
    </Box>
  );
}

function Loading() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('campaigns.loading')} sx={{ p: 2 }}>
      {[...Array(8).keys()].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Box>
  );
}
