import { checkStep, ownSprintKeys } from '../../../../dataProviders/ownSprints.ts';
import { useAction } from '../../../kit/useAction.ts';

/** Checks off a step or opens it again; the notification offers to undo it. */
export const useCheckStep = () =>
  useAction(checkStep, {
    invalidates: ownSprintKeys,
    undo: ({ step_id, is_done }) => checkStep({ step_id, is_done: !is_done }),
  });
