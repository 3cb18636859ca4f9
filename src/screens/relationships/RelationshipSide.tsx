import CloseIcon from '@mui/icons-material/Close';
import { Box, Card, IconButton, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { RelatedPerson } from '../../../contract/v2/relationships.ts';
import { HttpError } from '../../../dataProviders/errors.ts';
import {
  addRelationship,
  type NewRelationship,
  type PersonRelations,
  relationshipKeys,
  removeRelationship,
} from '../../../dataProviders/relationships.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { ActivePersonPicker } from './ActivePersonPicker.tsx';
import { personRelationshipsPath } from './relationshipPaths.ts';

export const relationshipSides = ['managers', 'direct_reports', 'peers', 'others'] as const;
type SideName = (typeof relationshipSides)[number];

/** Direct reports are not stored as a separate kind: the person is stored as the manager of the other. */
function factOf(side: SideName, personId: number, otherId: number): NewRelationship {
  if (side === 'direct_reports') return { from_user_id: personId, kind: 'manager', to_user_id: otherId };
  const kind = side === 'managers' ? 'manager' : side === 'peers' ? 'peer' : 'other';
  return { from_user_id: otherId, kind, to_user_id: personId };
}

interface Props {
  readonly relations: PersonRelations;
  readonly side: SideName;
}

/** The people in one kind of relationship to a person, with a search to add more. Removing one can be undone. */
export function RelationshipSide({ relations, side }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const words = (name: string) => translate(`relationships.person.sides.${side}.${name}`);
  const addPerson = (userId: number) => addRelationship(factOf(side, relations.user_id, userId));
  const add = useAction(addPerson, {
    invalidates: relationshipKeys,
    explain: (failure) =>
      failure instanceof HttpError && failure.code === 'taken' ? 'relationships.person.taken' : null,
  });
  const remove = useAction(({ id }: RelatedPerson) => removeRelationship(id), {
    invalidates: relationshipKeys,
    success: (_, { name }) => translate('relationships.person.removed', { name, side: words('title') }),
    undo: ({ user_id }) => addPerson(user_id),
  });
  const people = relations[side];
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Typography id={titleId} variant="h3">
        {words('title')}
      </Typography>
      {people.length === 0 ? (
        <SecondaryText>{words('none')}</SecondaryText>
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
                    side: words('title'),
                  })}
                  onClick={() => remove.mutate(related)}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              }
            >
              <ListItemText
                primary={
                  <Link component={RouterLink} to={personRelationshipsPath(related.user_id)}>
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
        <ActivePersonPicker
          label={words('add')}
          except={[relations.user_id, ...people.map(({ user_id }) => user_id)]}
          busy={add.isPending}
          onPick={({ id }) => add.mutate(id)}
        />
      </Box>
    </Card>
  );
}
