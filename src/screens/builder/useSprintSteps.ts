import { useGetManyReference } from 'react-admin';
import { type SprintStepRecord, sprintSteps } from '../../../resources/sprintSteps/sprintSteps.ts';

const maxSteps = 200;

/** The steps of a sprint by day. */
export const useSprintSteps = (sprintId: number) =>
  useGetManyReference<SprintStepRecord>(sprintSteps.name, {
    target: 'sprint_id',
    id: sprintId,
    pagination: { page: 1, perPage: maxSteps },
    sort: { field: 'day', order: 'ASC' },
  });
