import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListedRater } from '../../../contract/v2/raters.ts';
import { readRaters } from '../../../dataProviders/raters.ts';
import { Group } from './Group.tsx';
import { NameForm } from './NameForm.tsx';
import { RemindButton } from './RemindButton.tsx';
import { useDay } from './useDay.ts';
import { ratersKey } from './useRaterChange.ts';
import { Waiting } from './Waiting.tsx';

/** The list of one target: relationship by relationship, with the form that names somebody. */
export function RaterListPanel({ targetId }: { readonly targetId: number }) {
  const translate = useTranslate();
  const written = useDay();
  const titleId = useId();
  const [replaced, replace] = useState<ListedRater | null>(null);
  const asked = useQuery({ queryKey: [ratersKey, 'list', targetId], queryFn: () => readRaters(targetId) });
  if (!asked.data) return <Waiting asked={asked} />;
  const list = asked.data;
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
          <Group
            key={group.relationship}
            group={group}
            raters={list.raters.filter(({ relationship }) => relationship === group.relationship)}
            mayName={list.may_name}
            onReplace={replace}
          />
        ))}
      </Box>
      {list.may_name && (
        <NameForm key={replaced?.id ?? 'new'} list={list} replaced={replaced} onDone={() => replace(null)} />
      )}
    </Box>
  );
}
