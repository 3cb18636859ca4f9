import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { relationsPageSize, relationsQuery } from '../../../dataProviders/relationships.ts';
import { relationshipKinds } from '../../../resources/relationships/relationships.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { ChoiceChips } from '../../kit/forms/ChoiceChips.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';
import { ExportRelationships } from './ExportRelationships.tsx';
import { RelationshipTable } from './RelationshipTable.tsx';

const fields = { kind: urlField.choice(relationshipKinds), page: urlField.page() };

/** Every relationship of the account, a page at a time. */
export function AllRelationships() {
  const translate = useTranslate();
  const [{ kind, page }, setFilters] = useUrlFilters(fields);
  const query = useQuery(relationsQuery(useAccountId(), page, kind));
  return (
    <QueryState
      query={query}
      failed="relationships.failed"
      shape="rows"
      empty={{
        when: ({ total }) => total === 0 && kind === null,
        text: 'relationships.all.empty',
        action: (
          <Button component={RouterLink} to="?view=teams" variant="contained">
            {translate('relationships.all.empty.action')}
          </Button>
        ),
      }}
    >
      {({ relations, total }) => (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <ChoiceChips
              label={translate('relationships.all.filter')}
              choices={[null, ...relationshipKinds]}
              value={kind}
              labelOf={(one) =>
                translate(one === null ? 'relationships.all.every' : `relationships.kinds.${one}`)
              }
              onChange={(next) => setFilters({ kind: next })}
            />
            <Hint role="status" sx={{ flex: 1 }}>
              {translate('relationships.all.count', { smart_count: total })}
            </Hint>
            <ExportRelationships kind={kind} />
          </Box>
          <Card>
            {total === 0 ? (
              <Typography sx={{ p: 2 }}>{translate('relationships.all.nothing')}</Typography>
            ) : (
              <RelationshipTable relations={relations} />
            )}
            <Pagination
              total={total}
              page={page}
              pageSize={relationsPageSize}
              onPage={(next) => setFilters({ page: next })}
            />
          </Card>
        </Box>
      )}
    </QueryState>
  );
}
