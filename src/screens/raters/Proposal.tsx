import { Alert, Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { RaterProposal } from '../../../contract/v2/raterCycles.ts';
import { applyRaterProposal, discardRaterProposal } from '../../../dataProviders/raters.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { useFormatDay } from './useFormatDay.ts';
import { useRaterChange } from './useRaterChange.ts';

/** What balancing would do, in numbers and by name, with the yes and the no. */
export function Proposal({ proposal }: { readonly proposal: RaterProposal }) {
  const translate = useTranslate();
  const notify = useNotify();
  const written = useFormatDay();
  const [isAsking, ask] = useState(false);
  const say = (key: string, more = {}) => translate(`raters.balance.${key}`, more);
  const apply = useRaterChange(
    () => applyRaterProposal(proposal.id),
    (invited) => notify('raters.balance.done', { type: 'success', messageArgs: { smart_count: invited } }),
  );
  const discard = useRaterChange(
    () => discardRaterProposal(proposal.id),
    () => notify('raters.balance.discarded', { type: 'success' }),
  );
  const { approved, added, released } = proposal;
  const isIdle = approved + added + released === 0;
  const counts = (['approved', 'added', 'released', 'kept', 'unfilled'] as const).filter(
    (name) => proposal[name] > 0,
  );
  const relation = (of: string) => translate(`raters.relationships.${of}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">
        {say('proposal', { day: written(proposal.made_on), cap: proposal.cap })}
      </Typography>
      {proposal.is_outdated && <Alert severity="warning">{say('outdated')}</Alert>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {isIdle && <li>{say('nothing')}</li>}
        {counts.map((name) => (
          <li key={name}>{say(name, { smart_count: proposal[name] })}</li>
        ))}
        <li>{say('load', { before: proposal.largest_before, after: proposal.largest_after })}</li>
      </Box>
      <Names
        title={say('lists.unfilled')}
        lines={proposal.unfilled_places.map(
          ({ target, missing, relationship, why }) =>
            `${say('place', { target, missing, relationship: relation(relationship) })}, ${say(`why.${why}`)}`,
        )}
      />
      {(['added', 'released'] as const).map((name) => (
        <Names
          key={name}
          title={say(`lists.${name}`)}
          lines={proposal[`${name}_pairs`].map(({ target, rater, relationship }) =>
            say('pair', { target, rater, relationship: relation(relationship) }),
          )}
        />
      ))}
      <Names title={say('lists.loads')} lines={proposal.loads.map((load) => say('loadOf', load))} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isIdle || proposal.is_outdated} onClick={() => ask(true)}>
          {say('apply')}
        </Button>
        <Button loading={discard.isPending} onClick={() => discard.mutate(undefined)}>
          {say('discard')}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={say('ask')}
          confirm={say('apply')}
          busy={apply.isPending}
          onConfirm={() => apply.mutate(undefined, { onSettled: () => ask(false) })}
          onClose={() => ask(false)}
        >
          <Typography>{say('askText')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** As many as the server tells of each. */
const mostTold = 200;

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
      {lines.length >= mostTold && (
        <Typography variant="body2" color="text.secondary">
          {translate('raters.balance.shown', { shown: lines.length })}
        </Typography>
      )}
    </Box>
  );
}
