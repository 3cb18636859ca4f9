import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Button,
  Chip,
  IconButton,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { addRelationship, removeRelationship } from '../../../dataProviders/relationships.ts';
import { labelOf } from '../../../resources/kit/labelOf.ts';
import type { RelationshipRecord } from '../../../resources/relationships/relationships.ts';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { pathOfPerson } from './relationshipViews.ts';
import { useRelationChange } from './useRelationChange.ts';

/** Relationships by the names of their people; one that is removed can be brought back. */
export function RelationTable({ relations }: { readonly relations: readonly RelationshipRecord[] }) {
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
  const reported = ({ from_user_id, kind, to_user_id }: RelationshipRecord) => ({
    from: nameOf(from_user_id),
    kind: translate(`relationships.kinds.${kind}`),
    to: nameOf(to_user_id),
  });
  const label = translate('relationships.all.table');
  const column = (name: string) => translate(`relationships.all.columns.${name}`);
  const person = (id: number) => (
    <Link component={RouterLink} to={pathOfPerson(id)}>
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
          {translate('relationships.all.removed', reported(gone))}
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
                    aria-label={translate('relationships.all.remove', reported(relation))}
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
