import { Box, Button, Card, Chip, TablePagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { listRelationships, relationsOnAPage } from '../../../dataProviders/relationships.ts';
import { type RelationshipKind, relationshipKinds } from '../../../resources/relationships/relationships.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ExportRelations } from './ExportRelations.tsx';
import { LoadingTable } from './LoadingTable.tsx';
import { RelationTable } from './RelationTable.tsx';
import { relationshipsKey } from './relationshipViews.ts';

/** Every relationship of the account, a page at a time. */
export function AllRelations() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<RelationshipKind | null>(null);
  const query = useQuery({
    queryKey: [relationshipsKey, 'all', page, kind],
    queryFn: () => listRelationships({ page, kind }),
    placeholderData: keepPreviousData,
  });
  if (!query.data) return <LoadingTable asked={query} />;
  const { relations, total } = query.data;
  if (total === 0 && kind === null) return <Empty />;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box
          role="group"
          aria-label={translate('relationships.all.filter')}
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
        >
          {([null, ...relationshipKinds] as const).map((one) => (
            <Chip
              key={one}
              component="button"
              clickable
              aria-pressed={kind === one}
              color={kind === one ? 'primary' : 'default'}
              variant={kind === one ? 'filled' : 'outlined'}
              label={translate(one === null ? 'relationships.all.every' : `relationships.kinds.${one}`)}
              onClick={() => {
                setKind(one);
                setPage(1);
              }}
            />
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1 }}>
          {translate('relationships.all.count', { smart_count: total })}
        </Typography>
        <ExportRelations kind={kind} />
      </Box>
      <Card>
        {total === 0 ? (
          <Typography sx={{ p: 2 }}>{translate('relationships.all.nothing')}</Typography>
        ) : (
          <RelationTable relations={relations} />
        )}
        {total > relationsOnAPage && (
          <TablePagination
            component="div"
            count={total}
            page={page - 1}
            rowsPerPage={relationsOnAPage}
            rowsPerPageOptions={[]}
            labelDisplayedRows={({ from, to, count }) =>
              translate('relationships.all.range', { from, to, total: count })
            }
            getItemAriaLabel={(type) =>
              translate(type === 'next' ? 'relationships.all.next' : 'relationships.all.previous')
            }
            onPageChange={(_, next) => setPage(next + 1)}
          />
        )}
      </Card>
    </Box>
  );
}

function Empty() {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('relationships.all.empty.title')}
      text={translate('relationships.all.empty.text')}
      action={
        <Button component={RouterLink} to="?view=teams" variant="contained">
          {translate('relationships.all.empty.action')}
        </Button>
      }
    />
  );
}
