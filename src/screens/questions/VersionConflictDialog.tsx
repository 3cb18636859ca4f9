import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { useWordingPartName } from './useWordingPartName.ts';
import { type ComparisonSide, VersionComparison } from './VersionComparison.tsx';

interface Props {
  readonly version: number;
  readonly mine: ComparisonSide;
  readonly theirs: ComparisonSide;
  readonly numbered: 'statement' | 'option';
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

/** Someone else saved first: both wordings side by side, without losing the unsaved one. */
export function VersionConflictDialog({ version, mine, theirs, numbered, busy, ...handlers }: Props) {
  const translate = useTranslate();
  const partName = useWordingPartName(theirs.wording, numbered);
  const words = (name: string) => translate(`questions.conflict.${name}`, { version });
  return (
    <PageDialog
      title={words('title')}
      onClose={busy ? undefined : handlers.onClose}
      maxWidth="md"
      actions={
        <>
          <Button onClick={handlers.onClose} disabled={busy}>
            {words('close')}
          </Button>
          <Button onClick={handlers.onTake} disabled={busy}>
            {words('take')}
          </Button>
          <Button variant="contained" loading={busy} onClick={handlers.onKeep}>
            {words('keep')}
          </Button>
        </>
      }
    >
      <Typography>{words('text')}</Typography>
      <VersionComparison left={theirs} right={mine} partName={partName} label={words('title')} />
    </PageDialog>
  );
}
