import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListedRater, RaterList } from '../../../contract/v2/raters.ts';
import { ratersQuery } from '../../../dataProviders/raters.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { NominationForm } from './NominationForm.tsx';
import { RaterGroupPanel } from './RaterGroupPanel.tsx';
import { RemindRatersButton } from './RemindRatersButton.tsx';

/** The raters of one participant by relationship, with the form that nominates another. */
export function RaterListPanel({ targetId }: { readonly targetId: number }) {
  const query = useQuery(ratersQuery(useAccountId(), targetId));
  return (
    <QueryState query={query} failed="raters.failed" missing="raters.closed" shape="rows">
      {(list) => <Raters list={list} />}
    </QueryState>
  );
}

function Raters({ list }: { readonly list: RaterList }) {
  const translate = useTranslate();
  const format = useFormat();
  const titleId = useId();
  const [replaced, setReplaced] = useState<ListedRater | null>(null);
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
          <SecondaryText>
            {translate('raters.closes', { day: format.day(list.campaign.closes_on) })}
          </SecondaryText>
        </Box>
        <RemindRatersButton campaignId={list.campaign.id} targetId={list.target_id} />
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
            canName={list.may_name}
            onReplace={setReplaced}
          />
        ))}
      </Box>
      {list.may_name && (
        <NominationForm
          key={replaced?.id ?? 'new'}
          list={list}
          replaced={replaced}
          onDone={() => setReplaced(null)}
        />
      )}
    </Box>
  );
}
