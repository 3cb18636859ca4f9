import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Card,
  IconButton,
  Link,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Related } from '../../../contract/v2/relationships.ts';
import {
  addRelationship,
  type PersonRelations,
  type RelationFact,
  removeRelationship,
} from '../../../dataProviders/relationships.ts';
import { PersonPicker } from './PersonPicker.tsx';
import { pathOfPerson } from './relationshipViews.ts';
import { useRelationChange } from './useRelationChange.ts';

export const sides = ['managers', 'direct_reports', 'peers', 'others'] as const;
type SideName = (typeof sides)[number];

/** How somebody on a side of a person is kept: a direct report is a manager seen from the other end. */
function factOf(side: SideName, personId: number, otherId: number): RelationFact {
  if (side === 'direct_reports') return { from_user_id: personId, kind: 'manager', to_user_id: otherId };
  const kind = side === 'managers' ? 'manager' : side === 'peers' ? 'peer' : 'other';
  return { from_user_id: otherId, kind, to_user_id: personId };
}

interface Props {
  readonly of: PersonRelations;
  readonly side: SideName;
}

/** Everybody who is the same to a person; one is added by a search, and removed with a way back. */
export function RelationSide({ of, side }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [gone, setGone] = useState<Related | null>(null);
  const word = (name: string) => translate(`relationships.person.sides.${side}.${name}`);
  const add = useRelationChange(
    (otherId: number) => addRelationship(factOf(side, of.user_id, otherId)),
    () => setGone(null),
  );
  const remove = useRelationChange(
    ({ id }: Related) => removeRelationship(id),
    (_, related) => setGone(related),
  );
  const people = of[side];
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Typography id={titleId} variant="h3">
        {word('title')}
      </Typography>
      {gone && (
        <Alert
          severity="success"
          role="status"
          action={
            <Button
              color="inherit"
              size="small"
              loading={add.isPending}
              onClick={() => add.mutate(gone.user_id)}
            >
              {translate('relationships.person.undo')}
            </Button>
          }
        >
          {translate('relationships.person.removed', { name: gone.name, side: word('title') })}
        </Alert>
      )}
      {people.length === 0 ? (
        <Typography color="text.secondary">{word('none')}</Typography>
      ) : (
        <List dense disablePadding sx={{ maxHeight: 320, overflowY: 'auto' }}>
          {people.map((related) => (
            <ListItem
              key={related.id}
              divider
              disableGutters
              secondaryAction={
                <IconButton
                  edge="end"
                  size="small"
                  disabled={remove.isPending}
                  aria-label={translate('relationships.person.remove', {
                    name: related.name,
                    side: word('title'),
                  })}
                  onClick={() => remove.mutate(related)}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              }
            >
              <ListItemText
                primary={
                  <Link component={RouterLink} to={pathOfPerson(related.user_id)}>
                    {related.name}
                  </Link>
                }
                secondary={translate(`relationships.sources.${related.source}`)}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItem>
          ))}
        </List>
      )}
      <Box sx={{ mt: 1 }}>
        <PersonPicker
          label={word('add')}
          except={[of.user_id, ...people.map(({ user_id }) => user_id)]}
          busy={add.isPending}
          onPick={({ id }) => add.mutate(id)}
        />
      </Box>
    </Card>
  );
}
