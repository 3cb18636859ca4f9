import { Box, Button, Link, List, ListItem, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type RatersOverview, ratersOverviewQuery } from '../../../dataProviders/raters.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { FeedbackRequests } from './FeedbackRequests.tsx';
import { PendingNominations } from './PendingNominations.tsx';
import { RaterListPanel } from './RaterListPanel.tsx';

const fields = { target: urlField.id() };

/**
 * The reader's raters, their reports' raters and requested feedback; or one participant's raters if the address
 * contains an id.
 */
export default function ManageRaters() {
  const translate = useTranslate();
  const [{ target }] = useUrlFilters(fields);
  const query = useQuery(ratersOverviewQuery(useAccountId()));
  return (
    <>
      <PageHeader title={translate('raters.title')} purpose={translate('raters.purpose')} />
      {target !== null ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box>
            <Button component={RouterLink} to="?">
              {translate('raters.reports.back')}
            </Button>
          </Box>
          <RaterListPanel key={target} targetId={target} />
        </Box>
      ) : (
        <QueryState
          query={query}
          failed="raters.failed"
          missing="raters.closed"
          shape="rows"
          empty={{
            when: ({ own, reports, requests, waiting }) =>
              own.length + reports.length + requests.length + waiting === 0,
            text: 'raters.nothing',
            action: (
              <Button component={RouterLink} to="/dashboard" variant="contained">
                {translate('raters.nothing.action')}
              </Button>
            ),
          }}
        >
          {(overview) => <Overview overview={overview} />}
        </QueryState>
      )}
    </>
  );
}

function Overview({ overview }: { readonly overview: RatersOverview }) {
  const { own, reports, requests, waiting } = overview;
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {waiting > 0 && (
        <Panel title={translate('raters.waiting.title')}>
          <PendingNominations campaignId={null} count={waiting} />
        </Panel>
      )}
      {requests.length > 0 && (
        <Panel title={translate('raters.requests.title')}>
          <FeedbackRequests requests={requests} />
        </Panel>
      )}
      {own.length === 1 && own[0] && <RaterListPanel targetId={own[0].target_id} />}
      {own.length > 1 && (
        <Panel title={translate('raters.own.title')}>
          <Lists lists={own.map((one) => ({ ...one, name: one.campaign.name }))} />
        </Panel>
      )}
      {reports.length > 0 && (
        <Panel title={translate('raters.reports.title')} text={translate('raters.reports.text')}>
          <Lists lists={reports} />
        </Panel>
      )}
    </Box>
  );
}

type ListLine = RatersOverview['reports'][number];

function Lists({ lists }: { readonly lists: readonly ListLine[] }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <List dense disablePadding sx={{ maxWidth: 720 }}>
      {lists.map(({ target_id, name, campaign, missing }) => (
        <ListItem key={target_id} disableGutters>
          <ListItemText
            primary={
              <Link component={RouterLink} to={`?target=${target_id}`}>
                {name}
              </Link>
            }
            secondary={[
              translate('raters.requests.by', {
                campaign: campaign.name,
                day: format.day(campaign.closes_on),
              }),
              missing > 0
                ? translate('raters.own.missing', { smart_count: missing })
                : translate('raters.reports.complete'),
            ].join(' · ')}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </ListItem>
      ))}
    </List>
  );
}
