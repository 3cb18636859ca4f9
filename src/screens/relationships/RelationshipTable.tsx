import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Chip, IconButton, Link } from '@mui/material';
import { useGetMany, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  addRelationship,
  relationshipKeys,
  removeRelationship,
} from '../../../dataProviders/relationships.ts';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { RelationshipRecord } from '../../../resources/relationships/relationships.ts';
import { type UserRecord, users } from '../../../resources/users/users.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { useAction } from '../../kit/useAction.ts';
import { personRelationshipsPath } from './relationshipPaths.ts';

/** Relationships by the names of their people; removing one can be undone. */
export function RelationshipTable({ relations }: { readonly relations: readonly RelationshipRecord[] }) {
  const translate = useTranslate();
  const ids = [...new Set(relations.flatMap((one) => [one.from_user_id, one.to_user_id]))];
  const { data = [] } = useGetMany<UserRecord>(users.name, { ids });
  const usersById = new Map(data.filter(Boolean).map((user) => [user.id, user]));
  const nameOf = (id: number) => recordLabel(users, usersById.get(id)) || '…';
  const kindOf = ({ kind }: RelationshipRecord) => translate(`relationships.kinds.${kind}`);
  const words = (key: string, relation: RelationshipRecord) =>
    translate(`relationships.all.${key}`, {
      from: nameOf(relation.from_user_id),
      kind: kindOf(relation),
      to: nameOf(relation.to_user_id),
    });
  const remove = useAction(({ id }: RelationshipRecord) => removeRelationship(id), {
    invalidates: relationshipKeys,
    success: (_, relation) => words('removed', relation),
    undo: ({ from_user_id, kind, to_user_id }) => addRelationship({ from_user_id, kind, to_user_id }),
  });
  const person = (id: number) => (
    <Link component={RouterLink} to={personRelationshipsPath(id)}>
      {nameOf(id)}
    </Link>
  );
  const columns: readonly Column<RelationshipRecord>[] = [
    { name: 'from', cell: ({ from_user_id }) => person(from_user_id) },
    { name: 'kind', cell: kindOf },
    { name: 'to', cell: ({ to_user_id }) => person(to_user_id) },
    {
      name: 'source',
      isWide: true,
      cell: ({ source }) => (
        <Chip size="small" variant="outlined" label={translate(`relationships.sources.${source}`)} />
      ),
    },
    {
      name: 'action',
      align: 'right',
      sx: { py: 0 },
      cell: (relation) => (
        <IconButton
          size="small"
          disabled={remove.isPending}
          aria-label={words('remove', relation)}
          onClick={() => remove.mutate(relation)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      ),
    },
  ];
  return (
    <DataTable
      columnTexts="relationships.all.columns"
      caption={translate('relationships.all.table')}
      columns={columns}
      rows={relations}
      rowKey={({ id }) => id}
      maxHeight={560}
    />
  );
}
