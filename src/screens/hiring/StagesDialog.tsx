import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hiringKeys, setStages } from '../../../dataProviders/hiring.ts';
import { normalizeStages } from '../../../domain/hiring/stages.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { useProblemText } from '../../kit/forms/useProblemText.ts';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { useStageName } from './useStageName.ts';

interface Props {
  readonly roleId: number;
  readonly stages: readonly string[];
  readonly onClose: () => void;
}

/** Edits the names of a role's stages, one per line. */
export function StagesDialog({ roleId, stages, onClose }: Props) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const [typed, setTyped] = useState(stages.map(stageWord).join('\n'));
  const change = useAction(setStages, { invalidates: hiringKeys, onDone: onClose });
  const named = typed.split('\n').filter((line) => line.trim() !== '');
  const problem = problemOf(named);
  const explain = useProblemText(problem?.params as Record<string, number> | undefined);
  return (
    <ConfirmDialog
      title={translate('hiring.stages.title')}
      confirm={translate('hiring.stages.save')}
      busy={change.isPending}
      blocked={problem !== null}
      onConfirm={() => change.mutate({ requisition_id: roleId, stages: named })}
      onClose={onClose}
    >
      <SecondaryText>{translate('hiring.stages.text')}</SecondaryText>
      <TextField
        multiline
        minRows={4}
        label={translate('hiring.stages.label')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem !== null}
        helperText={problem && explain(problem.problem)}
      />
    </ConfirmDialog>
  );
}

function problemOf(stages: readonly string[]) {
  try {
    normalizeStages(stages);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.problems[0] ?? null;
    throw error;
  }
}
