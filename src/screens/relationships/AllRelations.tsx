import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  Card,
  Chip,
  IconButton,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  addRelationship,
  listRelationships,
  relationsOnAPage,
  removeRelationship,
} from '../../../dataProviders/relationships.ts';
import { labelOf } from '../../../resources/kit/labelOf.ts';
import {
  type RelationshipKind,
  type RelationshipRecord,
  relationshipKinds,
} from '../../../resources/relationships/relationships.ts';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { StateCard } from '../../ui/StateCard.tsx';
import { ExportRelations } from './ExportRelations.tsx';
import { placeOfPerson, relationshipsKey } from './key.ts';
import { Waiting } from './States.tsx';
import { useRelationChange } from './useRelationChange.ts';

/** Every relationship of the account, a page at a time. */
export function AllRelations() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<RelationshipKind | null>(null);
  const asked = useQuery({
    queryKey: [relationshipsKey, 'all', page, kind],
    queryFn: () => listRelationships({ page, kind }),
    placeholderData: keepPreviousData,
  });
  if (!asked.data) return <Waiting asked={asked} />;
  const { relations, total } = asked.data;
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

function RelationTable({ relations }: { readonly relations: readonly RelationshipRecord[] }) {
  const translate = useTranslate();
  const [gone, setGone] = useState<RelationshipRecord | null>(null);
  const ids = [...new Set(relations.flatMap((one) => [one.from_user_id, one.to_user_id]))];
  const { data = [] } = useGetMany<UserRecord>(users.name, { ids });
  const known = new Map(data.filter(Boolean).map((user) => [user.id, user]));
  const nameOf = (id: number) => labelOf(users, known.get(id)) || '…';
  const remove = useRelationChange(
    ({ id }: RelationshipRecord) => removeRelationship(id),
    (_, relation) => setGone(relation),
  );
  const back = useRelationChange(
    ({ from_user_id, kind, to_user_id }: RelationshipRecord) =>
      addRelationship({ from_user_id, kind, to_user_id }),
    () => setGone(null),
  );
  const told = ({ from_user_id, kind, to_user_id }: RelationshipRecord) => ({
    from: nameOf(from_user_id),
    kind: translate(`relationships.kinds.${kind}`),
    to: nameOf(to_user_id),
  });
  const label = translate('relationships.all.table');
  const column = (name: string) => translate(`relationships.all.columns.${name}`);
  const person = (id: number) => (
    <Link component={RouterLink} to={placeOfPerson(id)}>
      {nameOf(id)}
    </Link>
  );
  const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
  return (
    <>
      {gone && (
        <Alert
          severity="success"
          role="status"
          action={
            <Button color="inherit" size="small" loading={back.isPending} onClick={() => back.mutate(gone)}>
              {translate('relationships.all.undo')}
            </Button>
          }
        >
          {translate('relationships.all.removed', told(gone))}
        </Alert>
      )}
      <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 560 }}>
        <Table stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{column('from')}</TableCell>
              <TableCell>{column('kind')}</TableCell>
              <TableCell>{column('to')}</TableCell>
              <TableCell sx={wide}>{column('source')}</TableCell>
              <TableCell align="right">{column('action')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {relations.map((relation) => (
              <TableRow key={relation.id} hover>
                <TableCell component="th" scope="row">
                  {person(relation.from_user_id)}
                </TableCell>
                <TableCell>{translate(`relationships.kinds.${relation.kind}`)}</TableCell>
                <TableCell>{person(relation.to_user_id)}</TableCell>
                <TableCell sx={wide}>
                  <Chip
                    size="small"
                    variant="outlined"
                    label={translate(`relationships.sources.${relation.source}`)}
                  />
                </TableCell>
                <TableCell align="right" sx={{ py: 0 }}>
                  <IconButton
                    size="small"
                    disabled={remove.isPending}
                    aria-label={translate('relationships.all.remove', told(relation))}
                    onClick={() => remove.mutate(relation)}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
