import { ResourceContextProvider } from 'react-admin';
import { CrudCreate } from '../../../resources/kit/CrudForm.tsx';
import { formedSprints } from '../../../resources/sprints/sprintForm.ts';
import { sprintInputs } from './SprintInputs.tsx';

/** A new sprint; its steps follow on its own page. */
export default function SprintCreate() {
  return (
    <ResourceContextProvider value={formedSprints.name}>
      <CrudCreate of={formedSprints} extra={sprintInputs} after="edit" />
    </ResourceContextProvider>
  );
}
