import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { learningReachQuery } from '../../dataProviders/learning.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { useHasTier } from '../../src/kit/context/useHasTier.ts';
import { ConfirmedButton } from '../../src/kit/page/ConfirmedButton.tsx';
import { Panel } from '../../src/kit/page/Panel.tsx';
import { QueryState } from '../../src/kit/states/QueryState.tsx';
import { type LearningCampaignRecord, learningCampaigns } from './learningCampaigns.ts';
import { useLearningCampaignAction } from './useLearningCampaignAction.tsx';

const states = ['assigned', 'started', 'finished', 'overdue', 'withdrawn'] as const;

/** The status of the campaign, its people and their progress, and the next actions. */
export function LearningCampaignProgress() {
  const campaign = useRecordContext<LearningCampaignRecord>();
  return campaign?.id ? <Progress campaign={campaign} /> : null;
}

function Progress({ campaign }: { readonly campaign: LearningCampaignRecord }) {
  const { id, name, status, updated_at } = campaign;
  const translate = useTranslate();
  const canWrite = useHasTier(learningCampaigns.access.write);
  const reach = useQuery(learningReachQuery(useAccountId(), id, updated_at));
  const { busy, run } = useLearningCampaignAction(id);
  const { isDirty } = useFormState();
  const words = (key: string, smart_count = 0) => translate(`learning.campaign.${key}`, { smart_count });
  const people = reach.data?.people ?? 0;
  const newcomers = people - (reach.data?.assigned ?? 0);
  const actions = {
    draft: (
      <ConfirmedButton
        variant="outlined"
        disabled={people === 0 || isDirty}
        title={translate('learning.campaign.launchTitle', { name })}
        text={words('launchText', people)}
        busy={busy}
        onConfirm={(close) => run('launch', close)}
      >
        {words('launch')}
      </ConfirmedButton>
    ),
    active: (
      <Button color="error" disabled={isDirty} loading={busy} onClick={() => run('close')}>
        {words('close')}
      </Button>
    ),
    closed: (
      <Button variant="outlined" disabled={isDirty} loading={busy} onClick={() => run('reopen')}>
        {words('reopen')}
      </Button>
    ),
  };
  return (
    <Box sx={{ pt: 2 }}>
      <Panel
        title={words('progress')}
        text={translate(`learning.campaign.means.${status}`)}
        action={canWrite ? actions[status] : null}
      >
        {isDirty && canWrite ? <Alert severity="info">{words('saveFirst')}</Alert> : null}
        <QueryState query={reach} failed="learning.campaign.failed">
          {({ states }) => (
            <>
              {status !== 'closed' ? (
                <Typography>{people === 0 ? words('reachesNobody') : words('reaches', people)}</Typography>
              ) : null}
              {status === 'active' && newcomers > 0 ? (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <Typography>{words('newcomers', newcomers)}</Typography>
                  {canWrite ? (
                    <Button
                      size="small"
                      variant="outlined"
                      disabled={isDirty}
                      loading={busy}
                      onClick={() => run('assignNewcomers')}
                    >
                      {words('assign')}
                    </Button>
                  ) : null}
                </Box>
              ) : null}
              {status !== 'draft' ? <Counts campaignId={id} counts={states} /> : null}
            </>
          )}
        </QueryState>
      </Panel>
    </Box>
  );
}

interface CountsProps {
  readonly campaignId: number;
  readonly counts: Readonly<Record<(typeof states)[number], number>>;
}

function Counts({ campaignId, counts }: CountsProps) {
  const translate = useTranslate();
  const list = useCreatePath()({ resource: 'learning_assignments', type: 'list' });
  const filter = encodeURIComponent(JSON.stringify({ campaign_id: campaignId }));
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
        {states.map((state) => (
          <Box key={state} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {translate(`learning.campaign.states.${state}`)}
            </Typography>
            <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {counts[state]}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link component={RouterLink} to={`${list}?filter=${filter}`} variant="body2">
        {translate('learning.campaign.list')}
      </Link>
    </>
  );
}
