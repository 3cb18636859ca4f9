import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  administrationKeys,
  moveUsers,
  type NamedAccount,
  type MovePreview as Preview,
} from '../../../dataProviders/administration.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { MoveEffects } from './MoveEffects.tsx';

interface Props {
  readonly preview: Preview;
  readonly target: NamedAccount;
  readonly onMoved: () => void;
}

const effectSections = ['along', 'ends', 'stays'] as const;

/** The general effects of a move, its effects on each person, and the button that starts it. */
export function MovePreview({ preview, target, onMoved }: Props) {
  const translate = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  const movable = preview.people.filter(({ refusal }) => refusal === null);
  const staying = preview.people.length - movable.length;
  const move = useAction((ids: number[]) => moveUsers(ids, target.id), {
    invalidates: administrationKeys,
    onDone: onMoved,
  });
  const words = (key: string, params?: object) => translate(`moveUsers.${key}`, params);
  const counts = { smart_count: movable.length, account: target.name };
  return (
    <Card
      component="section"
      aria-labelledby="move-preview"
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}
    >
      <Box>
        <Typography id="move-preview" variant="h2">
          {words('preview.title')}
        </Typography>
        <SecondaryText role="status">
          {words('preview.moves', { smart_count: movable.length })}
          {staying > 0 && `, ${words('preview.stay', { smart_count: staying })}`}
        </SecondaryText>
      </Box>
      {preview.changes_app && <Alert severity="warning">{words('preview.changesApp')}</Alert>}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {effectSections.map((part) => (
          <div key={part}>
            <Typography component="dt" sx={{ fontWeight: 500 }}>
              {words(`preview.${part}Title`)}
            </Typography>
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {words(`preview.${part}`)}
            </Typography>
          </div>
        ))}
      </Box>
      <MoveEffects people={preview.people} />
      {movable.length === 0 && <Alert severity="info">{words('preview.nobody')}</Alert>}
      <Box>
        <Button variant="contained" disabled={movable.length === 0} onClick={() => setConfirming(true)}>
          {words('preview.move', counts)}
        </Button>
      </Box>
      {isConfirming && (
        <ConfirmDialog
          title={words('confirm.title', counts)}
          confirm={words('confirm.confirm')}
          busy={move.isPending}
          onConfirm={() => move.mutate(movable.map(({ id }) => id))}
          onClose={() => setConfirming(false)}
        >
          <Typography>{words('confirm.text', counts)}</Typography>
          <Typography>{words('confirm.back')}</Typography>
        </ConfirmDialog>
      )}
    </Card>
  );
}
