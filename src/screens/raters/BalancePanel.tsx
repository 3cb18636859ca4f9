import { Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { balancingProposalQuery, createBalancingProposal, raterKeys } from '../../../dataProviders/raters.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useAction } from '../../kit/useAction.ts';
import { BalancingProposal } from './BalancingProposal.tsx';

const defaultCap = '7';

/** Balances the raters of a campaign: sets a limit of requests per rater and shows the resulting proposal. */
export function BalancePanel({ campaignId }: { readonly campaignId: number }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(defaultCap);
  const cap = Number(typed);
  const isCap = Number.isInteger(cap) && cap >= 1 && cap <= 100;
  const query = useQuery(balancingProposalQuery(useAccountId(), campaignId));
  const propose = useAction(() => createBalancingProposal(campaignId, cap), { invalidates: raterKeys });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isCap) propose.mutate();
  }
  return (
    <Panel title={translate('raters.balance.title')} text={translate('raters.balance.text')}>
      <QueryState query={query} failed="raters.failed" missing="raters.closed" shape="rows">
        {(proposal) => (
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
                onChange={(event) => setTyped(event.target.value)}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
                sx={{ minWidth: 280 }}
              />
              <Button type="submit" variant="outlined" disabled={!isCap} loading={propose.isPending}>
                {translate(proposal ? 'raters.balance.again' : 'raters.balance.propose')}
              </Button>
            </Box>
            {proposal && <BalancingProposal key={proposal.id} proposal={proposal} />}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
