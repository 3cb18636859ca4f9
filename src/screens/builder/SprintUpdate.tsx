import { ResourceContextProvider } from 'react-admin';
import { isSprintOver } from '../../../domain/builder/sprint.ts';
import { formedSprints } from '../../../resources/sprints/sprintForm.ts';
import { CrudUpdate } from '../../kit/crud/CrudForm.tsx';
import { sprintInputs } from './SprintInputs.tsx';

/** The form of a sprint; after its end only the retrospective can be edited. */
export default function SprintUpdate() {
  return (
    <ResourceContextProvider value={formedSprints.name}>
      <CrudUpdate
        of={formedSprints}
        extra={sprintInputs}
        after="edit"
        mayEdit={(record, name) => name === 'retrospective' || !isSprintOver(record?.status ?? 'draft')}
      />
    </ResourceContextProvider>
  );
}
