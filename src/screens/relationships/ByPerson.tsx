import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { HttpError } from '../../../dataProviders/errors.ts';
import { readPersonRelations } from '../../../dataProviders/relationships.ts';
import { LoadingTable } from './LoadingTable.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import { RelationSide, sides } from './RelationSide.tsx';
import { relationshipsKey } from './relationshipViews.ts';

/** One person with everybody who stands to them; who it is stands in the address. */
export function ByPerson() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const userId = Number(search.get('person')) || null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ maxWidth: 480 }}>
        <PersonPicker
          label={translate('relationships.person.pick')}
          help={translate('relationships.person.pickHelp')}
          onPick={({ id }) => setSearch({ view: 'person', person: String(id) })}
        />
      </Box>
      {userId === null ? (
        <Typography color="text.secondary">{translate('relationships.person.start')}</Typography>
      ) : (
        <Person key={userId} userId={userId} />
      )}
    </Box>
  );
}

function Person({ userId }: { readonly userId: number }) {
  const translate = useTranslate();
  const query = useQuery({
    queryKey: [relationshipsKey, 'person', userId],
    queryFn: () => readPersonRelations(userId),
  });
  if (query.error instanceof HttpError && query.error.status === 404) {
    return <Typography role="alert">{translate('relationships.person.missing')}</Typography>;
  }
  if (!query.data) return <LoadingTable asked={query} />;
  return (
    <Box>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {query.data.name}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sides.map((side) => (
          <RelationSide key={side} of={query.data} side={side} />
        ))}
      </Box>
    </Box>
  );
}
