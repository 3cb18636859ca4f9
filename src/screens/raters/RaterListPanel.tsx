import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListedRater } from '../../../contract/v2/raters.ts';
import { readRaters } from '../../../dataProviders/raters.ts';
import { LoadingList } from './LoadingList.tsx';
import { NominateForm } from './NominateForm.tsx';
import { RaterGroupPanel } from './RaterGroupPanel.tsx';
import { RemindButton } from './RemindButton.tsx';
import { useFormatDay } from './useFormatDay.ts';
import { ratersKey } from './useRaterChange.ts';

/** The list of one target: relationship by relationship, with the form that names somebody. */
export function RaterListPanel({ targetId }: { readonly targetId: number }) {
  const translate = useTranslate();
  const written = useFormatDay();
  const titleId = useId();
  const [replaced, replace] = useState<ListedRater | null>(null);
  const query = useQuery({ queryKey: [ratersKey, 'list', targetId], queryFn: () => readRaters(targetId) });
  if (!query.data) return <LoadingList asked={query} />;
  const list = query.data;
  const isOwn = list.roles.includes('target');
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {isOwn
              ? translate('raters.list.of', { campaign: list.campaign.name })
              : translate('raters.list.ofPerson', { name: list.name })}
          </Typography>
          <Typography color="text.secondary">
            {translate('raters.closes', { day: written(list.campaign.closes_on) })}
          </Typography>
        </Box>
        <RemindButton campaignId={list.campaign.id} targetId={targetId} />
      </Box>
      <Box sx={{ maxWidth: 720 }}>
        <Typography variant="body2">{translate(`raters.list.states.${list.state}`)}</Typography>
        {list.needs_approval && <Typography variant="body2">{translate('raters.list.approval')}</Typography>}
        <Typography variant="body2">{translate('raters.list.anonymous')}</Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {list.groups.map((group) => (
          <RaterGroupPanel
            key={group.relationship}
            group={group}
            raters={list.raters.filter(({ relationship }) => relationship === group.relationship)}
            mayName={list.may_name}
            onReplace={replace}
          />
        ))}
      </Box>
      {list.may_name && (
        <NominateForm
          key={replaced?.id ?? 'new'}
          list={list}
          replaced={replaced}
          onDone={() => replace(null)}
        />
      )}
    </Box>
  );
}
