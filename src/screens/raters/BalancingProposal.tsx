import { Alert, Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { RaterBalancingProposal } from '../../../contract/v2/raterCycles.ts';
import {
  applyBalancingProposal,
  discardBalancingProposal,
  raterKeys,
} from '../../../dataProviders/raters.ts';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useFormat } from '../../kit/useFormat.ts';

/** The changes that balancing would make, which can be applied or discarded. */
export function BalancingProposal({ proposal }: { readonly proposal: RaterBalancingProposal }) {
  const translate = useTranslate();
  const format = useFormat();
  const words = (key: string, params?: object) => translate(`raters.balance.${key}`, params);
  const apply = useAction(() => applyBalancingProposal(proposal.id), {
    invalidates: raterKeys,
    success: (invited) => words('done', { smart_count: invited }),
  });
  const discard = useAction(() => discardBalancingProposal(proposal.id), {
    invalidates: raterKeys,
    success: 'raters.balance.discarded',
  });
  const { approved, added, released } = proposal;
  const isIdle = approved + added + released === 0;
  const counts = (['approved', 'added', 'released', 'kept', 'unfilled'] as const).filter(
    (name) => proposal[name] > 0,
  );
  const relation = (kind: string) => translate(`raters.relationships.${kind}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">
        {words('proposal', { day: format.day(proposal.made_on), cap: proposal.cap })}
      </Typography>
      {proposal.is_outdated && <Alert severity="warning">{words('outdated')}</Alert>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {isIdle && <li>{words('nothing')}</li>}
        {counts.map((name) => (
          <li key={name}>{words(name, { smart_count: proposal[name] })}</li>
        ))}
        <li>{words('load', { before: proposal.largest_before, after: proposal.largest_after })}</li>
      </Box>
      <Names
        title={words('lists.unfilled')}
        lines={proposal.unfilled_places.map(
          ({ target, missing, relationship, why }) =>
            `${words('place', { target, missing, relationship: relation(relationship) })}, ${words(`why.${why}`)}`,
        )}
      />
      {(['added', 'released'] as const).map((name) => (
        <Names
          key={name}
          title={words(`lists.${name}`)}
          lines={proposal[`${name}_pairs`].map(({ target, rater, relationship }) =>
            words('pair', { target, rater, relationship: relation(relationship) }),
          )}
        />
      ))}
      <Names title={words('lists.loads')} lines={proposal.loads.map((load) => words('loadOf', load))} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ConfirmedButton
          variant="contained"
          disabled={isIdle || proposal.is_outdated}
          title={words('ask')}
          text={words('askText')}
          busy={apply.isPending}
          onConfirm={(close) => apply.mutate(undefined, { onSettled: close })}
        >
          {words('apply')}
        </ConfirmedButton>
        <Button loading={discard.isPending} onClick={() => discard.mutate()}>
          {words('discard')}
        </Button>
      </Box>
    </Box>
  );
}

/** The server's limit for the length of each list. */
const maxLines = 200;

function Names({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const translate = useTranslate();
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Box component="details">
      <Box component="summary" id={id} sx={{ cursor: 'pointer', py: 0.5 }}>
        {`${title} · ${lines.length}`}
      </Box>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, pl: 2.5, maxHeight: 320, overflowY: 'auto', overflowWrap: 'anywhere' }}
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      {lines.length >= maxLines && <Hint>{translate('raters.balance.shown', { shown: lines.length })}</Hint>}
    </Box>
  );
}
