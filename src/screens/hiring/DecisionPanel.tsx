import { Box, Button, Paper, type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { HiringDecision } from './HiringDecision.tsx';
import { NextStep } from './NextStep.tsx';
import { StageProgress } from './StageProgress.tsx';

interface Props {
  readonly applicant: ApplicantDetails;
}

/** The next step, the stages and the decision. They stay in view while the evidence scrolls; on small screens as a bar below it. */
export function DecisionPanel({ applicant }: Props) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? <DecisionBar applicant={applicant} /> : <DecisionColumn applicant={applicant} />;
}

/** The height of the header and a gap. */
const stickyTop = 72;

function DecisionColumn({ applicant }: Props) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'sticky',
        top: stickyTop,
        maxHeight: `calc(100vh - ${stickyTop + 16}px)`,
        overflowY: 'auto',
      }}
    >
      <Panel title={translate('hiring.decide.title')}>
        <NextStep applicant={applicant} onDecide={focusDecision} />
        <StageProgress applicant={applicant} />
        <HiringDecision applicant={applicant} />
      </Panel>
    </Box>
  );
}

/** Moves the focus to the field for the decision, whose id is its name in the form. */
const focusDecision = () => document.getElementById('decision')?.focus();

function DecisionBar({ applicant }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const title = translate('hiring.decide.title');
  return (
    <>
      <Paper
        component="section"
        variant="outlined"
        aria-label={title}
        sx={{ position: 'sticky', bottom: 8, zIndex: 2, p: 1.5, display: 'grid', gap: 1 }}
      >
        <NextStep applicant={applicant} onDecide={() => setOpen(true)}>
          <Button onClick={() => setOpen(true)}>{translate('hiring.decide.open')}</Button>
        </NextStep>
      </Paper>
      {isOpen && (
        <PageDialog
          title={title}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>}
        >
          <StageProgress applicant={applicant} />
          <HiringDecision applicant={applicant} />
        </PageDialog>
      )}
    </>
  );
}
