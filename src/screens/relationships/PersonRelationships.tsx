import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { HttpError } from '../../../dataProviders/errors.ts';
import { personRelationsQuery } from '../../../dataProviders/relationships.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { ActivePersonPicker } from './ActivePersonPicker.tsx';
import { RelationshipSide, relationshipSides } from './RelationshipSide.tsx';
import { personRelationshipsPath } from './relationshipPaths.ts';

const fields = { person: urlField.id() };

/** The relationships of the person whose id is in the address. */
export function PersonRelationships() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [{ person }] = useUrlFilters(fields);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: 480 }}>
        <ActivePersonPicker
          label={translate('relationships.person.pick')}
          help={translate('relationships.person.pickHelp')}
          onPick={({ id }) => navigate(personRelationshipsPath(id))}
        />
      </Box>
      {person === null ? (
        <SecondaryText>{translate('relationships.person.start')}</SecondaryText>
      ) : (
        <Person key={person} userId={person} />
      )}
    </Box>
  );
}

function Person({ userId }: { readonly userId: number }) {
  const translate = useTranslate();
  const query = useQuery(personRelationsQuery(useAccountId(), userId));
  if (query.error instanceof HttpError && query.error.status === 404) {
    return <Typography role="alert">{translate('relationships.person.missing')}</Typography>;
  }
  return (
    <QueryState query={query} failed="relationships.failed" shape="rows">
      {(relations) => (
        <Box>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {relations.name}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {relationshipSides.map((side) => (
              <RelationshipSide key={side} relations={relations} side={side} />
            ))}
          </Box>
        </Box>
      )}
    </QueryState>
  );
}
