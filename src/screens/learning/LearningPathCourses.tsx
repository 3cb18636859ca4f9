import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import { pathSteps } from '../../../resources/pathSteps/pathSteps.ts';
import { useHasTier } from '../../kit/context/useHasTier.ts';
import { OrderedRows } from '../../kit/forms/OrderedRows.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { CoursePicker } from './CoursePicker.tsx';
import type { PathStepsQuery, PathStepWithCourse } from './useLearningPath.ts';

interface Props {
  readonly path: LearningPathRecord;
  readonly rows: PathStepsQuery;
}

/** The courses of the path, which editors can add, move and remove. */
export function LearningPathCourses({ path, rows }: Props) {
  const translate = useTranslate();
  const canWrite = useHasTier(pathSteps.access.write);
  const { steps } = rows;
  const nameOf = (step: PathStepWithCourse) =>
    step.course?.title ?? translate('learning.path.step', { place: steps.indexOf(step) + 1 });
  return (
    <Panel title={translate('learning.path.courses')}>
      {canWrite && (
        <CoursePicker
          pathId={path.id}
          courseIds={steps.map(({ course_id }) => course_id)}
          position={Math.max(0, ...steps.map(({ position }) => position)) + 1}
          onAdded={() => void rows.refetch()}
        />
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
            />
          )
        }
      </QueryState>
    </Panel>
  );
}

/** The course, with its status unless it is published. */
function StepTitle({ name, step: { course } }: { readonly name: string; readonly step: PathStepWithCourse }) {
  const translate = useTranslate();
  const status = course?.status ?? 'draft';
  if (status === 'published') return name;
  const word = translate(`resources.courses.choices.status.${status}`);
  return (
    <>
      {name} <Chip size="small" color="warning" variant="outlined" label={word} sx={{ ml: 0.5 }} />
    </>
  );
}

function StepFacts({ step: { course, note } }: { readonly step: PathStepWithCourse }) {
  const translate = useTranslate();
  if (!course) return note;
  const facts = [
    translate(`resources.courses.choices.format.${course.format}`),
    translate('learning.rows.minutes', { smart_count: course.minutes }),
    ...(note ? [note] : []),
  ];
  return facts.join(' · ');
}
