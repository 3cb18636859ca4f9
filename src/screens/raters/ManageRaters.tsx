import { Box, Button, Link, List, ListItem, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { type RatersOverview, readRatersOverview } from '../../../dataProviders/raters.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { FeedbackRequests } from './FeedbackRequests.tsx';
import { LoadingList } from './LoadingList.tsx';
import { PendingNominations } from './PendingNominations.tsx';
import { RaterListPanel } from './RaterListPanel.tsx';
import { useFormatDay } from './useFormatDay.ts';
import { ratersKey } from './useRaterChange.ts';

/** Raters from all sides: of oneself, of people one leads, and what one is asked. Whose list is open stands in the address. */
export default function ManageRaters() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const targetId = Number(search.get('target')) || null;
  const query = useQuery({ queryKey: [ratersKey, 'overview'], queryFn: readRatersOverview });
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('raters.title')} purpose={translate('raters.purpose')} />
      {targetId !== null && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box>
            <Button component={RouterLink} to="?">
              {translate('raters.reports.back')}
            </Button>
          </Box>
          <RaterListPanel key={targetId} targetId={targetId} />
        </Box>
      )}
      {targetId === null && !query.data && <LoadingList asked={query} />}
      {targetId === null && query.data && <Overview overview={query.data} />}
    </Box>
  );
}

function Overview({ overview: { own, reports, asked, waiting } }: { readonly overview: RatersOverview }) {
  const translate = useTranslate();
  if (own.length + reports.length + asked.length + waiting === 0) {
    return (
      <StateCard
        title={translate('raters.nothing.title')}
        text={translate('raters.nothing.text')}
        action={
          <Button component={RouterLink} to="/dashboard" variant="contained">
            {translate('raters.nothing.action')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {waiting > 0 && (
        <Panel title={translate('raters.waiting.title')}>
          <PendingNominations campaignId={null} />
        </Panel>
      )}
      {asked.length > 0 && (
        <Panel title={translate('raters.asked.title')}>
          <FeedbackRequests asked={asked} />
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
  const written = useFormatDay();
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
              translate('raters.asked.by', { campaign: campaign.name, day: written(campaign.closes_on) }),
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
