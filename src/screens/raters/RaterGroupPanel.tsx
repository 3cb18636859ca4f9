import { Alert, Box, Button, Card, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ListedRater, RaterGroup } from '../../../contract/v2/raters.ts';
import { approveRaters, withdrawRater } from '../../../dataProviders/raters.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useRaterChange } from './useRaterChange.ts';

interface Props {
  readonly group: RaterGroup;
  readonly raters: readonly ListedRater[];
  readonly mayName: boolean;
  readonly onReplace: (rater: ListedRater) => void;
}

const colours = { proposed: 'warning', approved: 'success', declined: 'default' } as const;

/** The raters of one relationship: how many there are to be, who they are, and what may be done about each. */
export function RaterGroupPanel({ group, raters, mayName, onReplace }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [declined, decline] = useState<ListedRater | null>(null);
  const approve = useRaterChange(
    ({ id }: ListedRater) => approveRaters([id]),
    () => notify('raters.list.approved', { type: 'success', messageArgs: { smart_count: 1 } }),
  );
  const remove = useRaterChange(
    ({ id }: ListedRater) => withdrawRater(id),
    (_, { name }) => notify('raters.list.removed', { type: 'success', messageArgs: { name } }),
  );
  const { relationship, minimum, maximum, approved, proposed, missing } = group;
  // Who waits for approval is not asked for a second time.
  const needed = Math.max(0, missing - proposed);
  const isBusy = approve.isPending || remove.isPending;
  const say = (key: string, more = {}) => translate(`raters.list.${key}`, more);
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: 2, display: 'grid', gap: 1 }}
    >
      <Box>
        <Typography id={titleId} variant="h3">
          {translate(`raters.groups.${relationship}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {minimum > 0 ? say('range', { approved, minimum, maximum }) : say('atMost', { approved, maximum })}
          {proposed > 0 && ` · ${say('waiting', { smart_count: proposed })}`}
        </Typography>
      </Box>
      {needed > 0 && (
        <Typography sx={{ fontWeight: 500 }}>{say('missing', { smart_count: needed })}</Typography>
      )}
      {missing === 0 && group.will_merge && <Alert severity="warning">{say('merges')}</Alert>}
      {missing === 0 && !group.will_merge && group.fewer_than_recommended && (
        <Typography variant="body2">{say('more')}</Typography>
      )}
      {raters.length === 0 && <Typography color="text.secondary">{say('none')}</Typography>}
      <List dense disablePadding>
        {raters.map((rater) => (
          <ListItem key={rater.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 1 }}>
            <ListItemText
              primary={rater.name}
              secondary={
                [rater.email, rater.declined_because && say('because', { reason: rater.declined_because })]
                  .filter(Boolean)
                  .join(' · ') || null
              }
              sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}
            />
            <Chip
              size="small"
              variant="outlined"
              color={colours[rater.nomination]}
              label={translate(`raters.nominations.${rater.nomination}`)}
            />
            {rater.may_approve && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={say('approveNamed', { name: rater.name })}
                onClick={() => approve.mutate(rater)}
              >
                {say('approve')}
              </Button>
            )}
            {rater.may_decline && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={say('declineNamed', { name: rater.name })}
                onClick={() => decline(rater)}
              >
                {say('decline')}
              </Button>
            )}
            {rater.may_replace && mayName && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={say('replaceNamed', { name: rater.name })}
                onClick={() => onReplace(rater)}
              >
                {say('replace')}
              </Button>
            )}
            {rater.may_remove && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={say('removeNamed', { name: rater.name })}
                onClick={() => remove.mutate(rater)}
              >
                {say('remove')}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {declined && (
        <DeclineDialog id={declined.id} name={declined.name} isOwn={false} onClose={() => decline(null)} />
      )}
    </Card>
  );
}
