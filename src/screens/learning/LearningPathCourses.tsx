import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import { type PathStepRecord, pathSteps } from '../../../resources/pathSteps/pathSteps.ts';
import { useHasTier } from '../../kit/context/useHasTier.ts';
import { OrderedRows } from '../../kit/forms/OrderedRows.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { CoursePicker } from './CoursePicker.tsx';
import { type EditedStep, PathStepDialog } from './PathStepDialog.tsx';
import { StepFacts, StepTitle } from './PathStepSummary.tsx';
import { courseIdsOf, isSet, type PathStepsQuery, type PathStepWithCourses } from './useLearningPath.ts';

interface Props {
  readonly path: LearningPathRecord;
  readonly rows: PathStepsQuery;
}

/** The courses and sets of the path, which editors can add, edit, move and remove. */
export function LearningPathCourses({ path, rows }: Props) {
  const translate = useTranslate();
  const canWrite = useHasTier(pathSteps.access.write);
  const [edited, setEdited] = useState<EditedStep | null>(null);
  const { steps } = rows;
  const position = Math.max(0, ...steps.map((step) => step.position)) + 1;
  const nameOf = (step: PathStepWithCourses) =>
    isSet(step)
      ? translate('learning.path.set', { needed: step.needed, count: step.courses.length })
      : (step.courses[0]?.title ?? translate('learning.path.step', { place: steps.indexOf(step) + 1 }));
  return (
    <Panel title={translate('learning.path.courses')}>
      {canWrite && (
        <>
          <CoursePicker
            pathId={path.id}
            courseIds={steps.flatMap(courseIdsOf)}
            position={position}
            onAdded={() => void rows.refetch()}
          />
          <Button
            sx={{ alignSelf: 'start' }}
            onClick={() => setEdited({ path_id: path.id, course_id: null, position })}
          >
            {translate('learning.path.addSet')}
          </Button>
        </>
      )}
      <QueryState
        query={{ ...rows, data: rows.arePending ? undefined : steps }}
        failed="learning.path.failed"
        height={260}
      >
        {() =>
          steps.length === 0 ? (
            <SecondaryText>{translate('resources.path_steps.empty.title')}</SecondaryText>
          ) : (
            <OrderedRows
              label={translate('learning.path.courses')}
              rows={steps.map((step) => ({
                id: step.id,
                name: nameOf(step),
                shown: <StepTitle name={nameOf(step)} step={step} />,
                more: <StepFacts step={step} />,
              }))}
              canWrite={canWrite}
              busy={rows.busy}
              onMove={rows.handleMove}
              onRemove={rows.handleRemove}
              onEdit={(id) => setEdited(storedStep(rows.data, id))}
            />
          )
        }
      </QueryState>
      {edited && (
        <PathStepDialog
          step={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void rows.refetch();
          }}
        />
      )}
    </Panel>
  );
}

const storedStep = (stored: readonly PathStepRecord[], id: number): PathStepRecord | null =>
  stored.find((step) => step.id === id) ?? null;
