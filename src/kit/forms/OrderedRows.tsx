import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, IconButton, List, ListItem, ListItemText, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../page/visuallyHidden.ts';

export interface OrderedRow {
  readonly id: number;
  readonly name: string;
  readonly shown?: ReactNode;
  readonly more?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly rows: readonly OrderedRow[];
  /** Whether rows can be moved, edited and removed. */
  readonly canWrite: boolean;
  readonly busy: boolean;
  readonly onMove: (ids: readonly number[]) => void;
  readonly onRemove: (id: number) => void;
  readonly onEdit?: (id: number) => void;
}

/** A numbered list whose rows are moved by buttons, so that it works without a mouse. */
export function OrderedRows({ label, rows, canWrite, busy, onMove, onRemove, onEdit }: Props) {
  const translate = useTranslate();
  const [announcement, setAnnouncement] = useState('');

  function move(from: number, to: number) {
    const ids = rows.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined) return;
    ids.splice(to, 0, moved);
    setAnnouncement(translate('learning.rows.moved', { name: rows[from]?.name ?? '', place: to + 1 }));
    onMove(ids);
  }

  return (
    <>
      <List dense component="ol" aria-label={label} sx={{ listStyle: 'none' }}>
        {rows.map((row, index) => (
          <ListItem key={row.id} divider disableGutters sx={{ alignItems: 'flex-start', gap: 1 }}>
            <Box component="span" sx={{ minWidth: 24, pt: 0.75, fontVariantNumeric: 'tabular-nums' }}>
              {index + 1}.
            </Box>
            <ListItemText
              primary={row.shown ?? row.name}
              secondary={row.more}
              slotProps={{ secondary: { component: 'div' } }}
              sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
            />
            {canWrite ? (
              <Stack direction="row" sx={{ flexShrink: 0 }}>
                <IconButton
                  size="small"
                  aria-label={translate('learning.rows.up', { name: row.name })}
                  disabled={index === 0 || busy}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate('learning.rows.down', { name: row.name })}
                  disabled={index === rows.length - 1 || busy}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                {onEdit ? (
                  <IconButton
                    size="small"
                    aria-label={translate('learning.rows.edit', { name: row.name })}
                    onClick={() => onEdit(row.id)}
                  >
                    <EditOutlined fontSize="small" />
                  </IconButton>
                ) : null}
                <IconButton
                  size="small"
                  aria-label={translate('learning.rows.remove', { name: row.name })}
                  onClick={() => onRemove(row.id)}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Stack>
            ) : null}
          </ListItem>
        ))}
      </List>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}
