import { ResourceContextProvider } from 'react-admin';
import { isSprintOver } from '../../../domain/builder/sprint.ts';
import { sprintFormResource } from '../../../resources/sprints/sprintResources.ts';
import { CrudUpdate } from '../../kit/crud/CrudForm.tsx';
import { sprintInputs } from './SprintInputs.tsx';

/** The form of a sprint; after its end only the retrospective can be edited. */
export default function SprintUpdate() {
  return (
    <ResourceContextProvider value={sprintFormResource.name}>
      <CrudUpdate
        of={sprintFormResource}
        extra={sprintInputs}
        after="edit"
        mayEdit={(record, name) => name === 'retrospective' || !isSprintOver(record?.status ?? 'draft')}
      />
    </ResourceContextProvider>
  );
}
