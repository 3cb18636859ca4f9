import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CourseRecord } from '../../../resources/courses/courses.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { isSet, type PathStepWithCourses } from './useLearningPath.ts';

interface Props {
  readonly step: PathStepWithCourses;
}

/** The course or the rule of the set, with the status of the first course that isn't published. */
export function StepTitle({ name, step }: Props & { readonly name: string }) {
  const translate = useTranslate();
  const unpublished = step.courses.find((course) => course?.status !== 'published');
  if (unpublished === undefined) return name;
  const word = translate(`resources.courses.choices.status.${unpublished?.status ?? 'draft'}`);
  return (
    <>
      {name} <Chip size="small" color="warning" variant="outlined" label={word} sx={{ ml: 0.5 }} />
    </>
  );
}

/** The format and duration of the course, or the courses of the set, and the note. */
export function StepFacts({ step }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const known = step.courses.filter((course) => course !== null);
  const factsOf = (course: CourseRecord) => [
    translate(`resources.courses.choices.format.${course.format}`),
    translate('learning.rows.minutes', { smart_count: course.minutes }),
  ];
  const facts = isSet(step) ? [format.list(known.map(({ title }) => title))] : known.flatMap(factsOf);
  return [...facts, ...(step.note ? [step.note] : [])].join(' · ');
}
