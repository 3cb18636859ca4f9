import { Alert, Box, Button, Card, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListedRater, RaterGroup } from '../../../contract/v2/raters.ts';
import { approveRaters, raterKeys, withdrawRater } from '../../../dataProviders/raters.ts';
import { raterCountKey } from '../../../domain/raters/raterCountKey.ts';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { DeclineRaterDialog } from './DeclineRaterDialog.tsx';

interface Props {
  readonly group: RaterGroup;
  readonly raters: readonly ListedRater[];
  readonly canName: boolean;
  readonly onReplace: (rater: ListedRater) => void;
}

const colors = { proposed: 'warning', approved: 'success', declined: 'default' } as const;

/** The raters of one relationship: how many are needed, who they are, and the actions for each. */
export function RaterGroupPanel({ group, raters, canName, onReplace }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const words = (key: string, params?: object) => translate(`raters.list.${key}`, params);
  const [declined, setDeclined] = useState<ListedRater | null>(null);
  const approve = useAction(({ id }: ListedRater) => approveRaters([id]), {
    invalidates: raterKeys,
    success: () => words('approved', { smart_count: 1 }),
  });
  const remove = useAction(({ id }: ListedRater) => withdrawRater(id), {
    invalidates: raterKeys,
    success: (_, { name }) => words('removed', { name }),
  });
  const { relationship, minimum, maximum, approved, proposed, missing } = group;
  // Pending nominations count as raters here.
  const needed = Math.max(0, missing - proposed);
  const actionsOf = (rater: ListedRater) =>
    [
      { name: 'approve', isOffered: rater.may_approve, act: approve.mutate },
      { name: 'decline', isOffered: rater.may_decline, act: setDeclined },
      { name: 'replace', isOffered: rater.may_replace && canName, act: onReplace },
      { name: 'remove', isOffered: rater.may_remove, act: remove.mutate },
    ].filter(({ isOffered }) => isOffered);
  const isBusy = approve.isPending || remove.isPending;
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
        <Hint>
          {translate(`raters.count.${raterCountKey({ approved, proposed, needed: group })}`, {
            approved,
            proposed,
            minimum,
            maximum,
          })}
        </Hint>
      </Box>
      {needed > 0 && (
        <Typography sx={{ fontWeight: 500 }}>{words('missing', { smart_count: needed })}</Typography>
      )}
      {missing === 0 && group.will_merge && <Alert severity="warning">{words('merges')}</Alert>}
      {missing === 0 && !group.will_merge && group.fewer_than_recommended && (
        <Typography variant="body2">{words('more')}</Typography>
      )}
      {raters.length === 0 && <SecondaryText>{words('none')}</SecondaryText>}
      <List dense disablePadding>
        {raters.map((rater) => (
          <ListItem key={rater.id} disableGutters sx={{ flexWrap: 'wrap', columnGap: 1 }}>
            <ListItemText
              primary={rater.name}
              secondary={
                [rater.email, rater.declined_because && words('because', { reason: rater.declined_because })]
                  .filter(Boolean)
                  .join(' · ') || null
              }
              sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}
            />
            <Chip
              size="small"
              variant="outlined"
              color={colors[rater.nomination]}
              label={translate(`raters.nominations.${rater.nomination}`)}
            />
            {actionsOf(rater).map(({ name, act }) => (
              <Button
                key={name}
                size="small"
                disabled={isBusy}
                aria-label={words(`${name}Named`, { name: rater.name })}
                onClick={() => act(rater)}
              >
                {words(name)}
              </Button>
            ))}
          </ListItem>
        ))}
      </List>
      {declined && (
        <DeclineRaterDialog
          id={declined.id}
          name={declined.name}
          isOwn={false}
          onClose={() => setDeclined(null)}
        />
      )}
    </Card>
  );
}
