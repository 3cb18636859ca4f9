import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { proposeRaters, readRaterProposal } from '../../../dataProviders/raters.ts';
import { LoadingList } from './LoadingList.tsx';
import { Proposal } from './Proposal.tsx';
import { ratersKey, useRaterChange } from './useRaterChange.ts';

const usualCap = '7';

/** Shares the raters of a campaign out: asks for the most one may get, shows what would happen, and waits for a yes. */
export function BalancePanel({ campaignId }: { readonly campaignId: number }) {
  const translate = useTranslate();
  const titleId = useId();
  const [typed, type] = useState(usualCap);
  const cap = Number(typed);
  const isCap = Number.isInteger(cap) && cap >= 1 && cap <= 100;
  const query = useQuery({
    queryKey: [ratersKey, 'proposal', campaignId],
    queryFn: () => readRaterProposal(campaignId),
  });
  const propose = useRaterChange(() => proposeRaters(campaignId, cap));
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isCap) propose.mutate(undefined);
  }
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={{ maxWidth: 720 }}>
        <Typography id={titleId} variant="h2">
          {translate('raters.balance.title')}
        </Typography>
        <Typography color="text.secondary">{translate('raters.balance.text')}</Typography>
      </Box>
      {query.data === undefined ? (
        <LoadingList asked={query} />
      ) : (
        <>
          <Box
            component="form"
            noValidate
            onSubmit={handleSubmit}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
          >
            <TextField
              size="small"
              label={translate('raters.balance.cap')}
              helperText={translate(isCap ? 'raters.balance.capHelp' : 'raters.balance.capWrong')}
              error={!isCap}
              value={typed}
              onChange={(event) => type(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
              sx={{ minWidth: 280 }}
            />
            <Button type="submit" variant="outlined" disabled={!isCap} loading={propose.isPending}>
              {translate(query.data ? 'raters.balance.again' : 'raters.balance.propose')}
            </Button>
          </Box>
          {query.data && <Proposal key={query.data.id} proposal={query.data} />}
        </>
      )}
    </Card>
  );
}
