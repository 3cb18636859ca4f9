import { Box, Button, Card, Skeleton, TablePagination, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { WholeCampaign } from '../../../dataProviders/campaignActions.ts';
import { BackLink } from '../../../resources/parts/BackLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Trouble } from '../../ui/Trouble.tsx';
import { ParticipantFilters } from './ParticipantFilters.tsx';
import { ParticipantTable } from './ParticipantTable.tsx';
import { places } from './places.ts';
import { useCampaignOfAddress } from './useCampaign.ts';
import { pageSizes, useParticipants, useWanted } from './useParticipants.ts';

/** Who was invited to a campaign and how far each one is, a page at a time. */
export default function CampaignParticipants() {
  const translate = useTranslate();
  const campaignId = Number(useParams().id);
  const asked = useCampaignOfAddress();
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={places.manage(campaignId)} label="campaigns.participants.back" />
      <PageHeading
        title={translate('campaigns.participants.title')}
        purpose={translate('campaigns.participants.purpose')}
      />
      {asked.isError && (
        <Trouble
          failure={asked.error}
          failed="campaigns.failed"
          missing="campaigns.missing"
          onRetry={() => void asked.refetch()}
        />
      )}
      {asked.isPending && <Loading />}
      {asked.isSuccess && <List campaign={asked.data} />}
    </Box>
  );
}

function List({ campaign }: { readonly campaign: WholeCampaign }) {
  const translate = useTranslate();
  const [wanted, change] = useWanted();
  const listed = useParticipants(campaign.campaign_id, wanted);
  const isNarrowed = wanted.q !== '' || wanted.status !== null;
  if (listed.isError) {
    return (
      <Trouble
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
      <ParticipantFilters wanted={wanted} total={total} onChange={change} />
      <Card>
        {listed.isPending && <Loading />}
        {total === 0 && <NothingFound onClear={() => change({ q: '', status: null })} />}
        {participants.length > 0 && <ParticipantTable campaign={campaign} participants={participants} />}
        {total !== undefined && total > 0 && (
          <TablePagination
            component="div"
            count={total}
            page={Math.min(wanted.page - 1, Math.ceil(total / wanted.per_page) - 1)}
            rowsPerPage={wanted.per_page}
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
        <Button component={Link} to={places.manage(campaign.campaign_id)} variant="contained">
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
