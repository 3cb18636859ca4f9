import { ResourceContextProvider } from 'react-admin';
import { formedSprints } from '../../../resources/sprints/sprintForm.ts';
import { CrudCreate } from '../../kit/crud/CrudForm.tsx';
import { sprintInputs } from './SprintInputs.tsx';

/** The form for a new sprint; its steps are added on its own page. */
export default function SprintCreate() {
  return (
    <ResourceContextProvider value={formedSprints.name}>
      <CrudCreate of={formedSprints} extra={sprintInputs} after="edit" />
    </ResourceContextProvider>
  );
}
