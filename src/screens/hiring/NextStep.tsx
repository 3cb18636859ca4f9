import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { hiringKeys, moveApplicants, remindApplicants } from '../../../dataProviders/hiring.ts';
import { type HiringStep, nextHiringStep, stageAfter } from '../../../domain/hiring/nextHiringStep.ts';
import { useAction } from '../../kit/useAction.ts';
import { interviewSectionId, supportSectionId } from './sectionIds.ts';
import { useStageName } from './useStageName.ts';

interface Props {
  readonly applicant: ApplicantDetails;
  /** Leads to the form for the decision. */
  readonly onDecide: () => void;
  /** A button that leads to the decision, too. Left out if the step's own button does that. */
  readonly children?: ReactNode;
}

const stepOf = (applicant: ApplicantDetails) =>
  nextHiringStep({
    decision: applicant.decision,
    withdrawnOn: applicant.withdrawn_on ?? null,
    roleStatus: applicant.role.status,
    hasFinished: applicant.status === 'finished',
    asksForSupport: applicant.asks,
    stage: applicant.stage,
    stages: applicant.role.stages,
    hasNotes: applicant.notes.length > 0,
  });

/** One sentence that says what comes next for the application, with the button that does it. */
export function NextStep({ applicant, onDecide, children }: Props) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const step = stepOf(applicant);
  const next = stageAfter(applicant.role.stages, applicant.stage);
  const stage = next === null ? '' : stageWord(next);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{translate(`interviews.next.${step}`, { stage })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StepButton applicant={applicant} step={step} next={next} onDecide={onDecide} />
        {step !== 'decide' && step !== 'answerOffer' && children}
      </Box>
    </Box>
  );
}

interface StepButtonProps extends Omit<Props, 'children'> {
  readonly step: HiringStep;
  readonly next: string | null;
}

function StepButton({ applicant, step, next, onDecide }: StepButtonProps) {
  const translate = useTranslate();
  const stageWord = useStageName();
  const move = useAction(moveApplicants, { invalidates: hiringKeys });
  const remind = useAction(remindApplicants, { invalidates: hiringKeys });
  const target = { requisition_id: applicant.requisition_id, applicant_ids: [applicant.id] };
  const actions: Readonly<Partial<Record<HiringStep, () => void>>> = {
    arrangeSupport: () => showSection(supportSectionId),
    takeNotes: () => showSection(interviewSectionId),
    awaitAssessment: () => remind.mutate(target),
    decide: onDecide,
    answerOffer: onDecide,
    ...(next === null ? {} : { moveOn: () => move.mutate({ ...target, stage: next, reason: null }) }),
  };
  const run = actions[step];
  if (!run) return null;
  return (
    <Button variant="contained" loading={move.isPending || remind.isPending} onClick={run}>
      {translate(`interviews.next.actions.${step}`, { stage: next === null ? '' : stageWord(next) })}
    </Button>
  );
}

/** Scrolls to a section of the page and moves the keyboard's focus there. */
function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
