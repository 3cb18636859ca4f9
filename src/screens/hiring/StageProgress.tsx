import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { hiringKeys, undoMove } from '../../../dataProviders/hiring.ts';
import { lastUndoableMove } from '../../../domain/hiring/stageMoves.ts';
import { useAction } from '../../kit/useAction.ts';
import { isActiveApplicant } from './ApplicantTable.tsx';
import { StageMoveForm } from './StageMoveForm.tsx';
import { useStageName } from './useStageName.ts';

interface Props {
  readonly applicant: ApplicantDetails;
}

/** The role's stages with the applicant's current one, and the actions that move the applicant. */
export function StageProgress({ applicant }: Props) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const { stages, status } = applicant.role;
  const position = stages.indexOf(applicant.stage);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="ol"
        aria-label={translate('interviews.pipeline.stages')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {stages.map((stage, index) => (
          <Typography
            key={stage}
            component="li"
            aria-current={index === position ? 'step' : undefined}
            color={index > position ? 'text.secondary' : undefined}
            sx={{
              borderLeft: 4,
              borderColor: index <= position ? 'primary.main' : 'divider',
              pl: 1.5,
              fontWeight: index === position ? 700 : 400,
              overflowWrap: 'anywhere',
            }}
          >
            {stageWord(stage)}
          </Typography>
        ))}
      </Box>
      {isActiveApplicant(applicant) && status === 'open' && (
        <>
          <Box component="details">
            <Typography component="summary" sx={{ cursor: 'pointer', mb: 2 }}>
              {translate('interviews.pipeline.other')}
            </Typography>
            <StageMoveForm key={applicant.stage} applicant={applicant} />
          </Box>
          <UndoButton applicant={applicant} />
        </>
      )}
    </Box>
  );
}

function UndoButton({ applicant }: Props) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const undo = useAction(undoMove, { invalidates: hiringKeys });
  const move = lastUndoableMove(
    applicant.history.map((entry) => ({ ...entry, undone_on: entry.undone_on ?? null })),
  );
  if (!move) return null;
  return (
    <Button
      sx={{ justifySelf: 'start' }}
      loading={undo.isPending}
      onClick={() => undo.mutate({ applicant_id: applicant.id, move_id: move.id })}
    >
      {translate('interviews.pipeline.undo', { stage: stageWord(move.stage) })}
    </Button>
  );
}
