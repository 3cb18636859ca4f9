import { Alert, Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useHasTier } from '../../src/kit/context/useHasTier.tsx';
import { Failed } from '../../src/kit/lists/ListStates.tsx';
import { Panel } from '../../src/kit/page/Panel.tsx';
import { LaunchDialog } from './LaunchDialog.tsx';
import { type LearningCampaignRecord, learningCampaigns } from './learningCampaigns.ts';
import { useCampaignActions, useReach } from './useCampaignActions.tsx';

const states = ['assigned', 'started', 'finished', 'overdue', 'withdrawn'] as const;

/** At the end of the form: the campaign's status, whom it reaches, how far they are, and what can be done next. */
export function CampaignProgress() {
  const campaign = useRecordContext<LearningCampaignRecord>();
  return campaign?.id ? <Progress campaign={campaign} /> : null;
}

function Progress({ campaign }: { readonly campaign: LearningCampaignRecord }) {
  const { id, name, status, updated_at } = campaign;
  const translate = useTranslate();
  const mayWrite = useHasTier(learningCampaigns.access.write);
  const reach = useReach(id, updated_at);
  const { busy, launch, close, reopen, assignNewcomers } = useCampaignActions(id);
  const { isDirty } = useFormState();
  const [asked, ask] = useState(false);
  const say = (key: string, smart_count = 0) => translate(`learning.campaign.${key}`, { smart_count });
  if (reach.isError) return <Failed text="learning.campaign.failed" onRetry={() => void reach.refetch()} />;
  const people = reach.data?.people ?? 0;
  const newcomers = people - (reach.data?.assigned ?? 0);
  const actions = {
    draft: (
      <Button variant="outlined" disabled={people === 0 || isDirty} onClick={() => ask(true)}>
        {say('launch')}
      </Button>
    ),
    active: (
      <Button color="error" disabled={isDirty} loading={busy} onClick={close}>
        {say('close')}
      </Button>
    ),
    closed: (
      <Button variant="outlined" disabled={isDirty} loading={busy} onClick={reopen}>
        {say('reopen')}
      </Button>
    ),
  };
  return (
    <Box sx={{ pt: 2 }}>
      <Panel
        title={say('progress')}
        text={translate(`learning.campaign.means.${status}`)}
        action={mayWrite ? actions[status] : null}
      >
        {isDirty && mayWrite ? <Alert severity="info">{say('saveFirst')}</Alert> : null}
        {reach.isPending ? <Skeleton variant="rounded" height={72} /> : null}
        {reach.data && status !== 'closed' ? (
          <Typography>{people === 0 ? say('reachesNobody') : say('reaches', people)}</Typography>
        ) : null}
        {reach.data && status === 'active' && newcomers > 0 ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography>{say('newcomers', newcomers)}</Typography>
            {mayWrite ? (
              <Button
                size="small"
                variant="outlined"
                disabled={isDirty}
                loading={busy}
                onClick={assignNewcomers}
              >
                {say('assign')}
              </Button>
            ) : null}
          </Box>
        ) : null}
        {reach.data && status !== 'draft' ? <Counts campaignId={id} counts={reach.data.states} /> : null}
      </Panel>
      {asked ? (
        <LaunchDialog
          name={name}
          people={people}
          busy={busy}
          onLaunch={() => void launch().then(() => ask(false))}
          onClose={() => ask(false)}
        />
      ) : null}
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
