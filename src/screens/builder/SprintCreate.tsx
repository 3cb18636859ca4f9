import { ResourceContextProvider } from 'react-admin';
import { formedSprints } from '../../../resources/sprints/sprintForm.ts';
import { CrudCreate } from '../../kit/crud/CrudForm.tsx';
import { sprintInputs } from './SprintInputs.tsx';

/** A new sprint; its steps follow on its own page. */
export default function SprintCreate() {
  return (
    <ResourceContextProvider value={formedSprints.name}>
      <CrudCreate of={formedSprints} extra={sprintInputs} after="edit" />
    </ResourceContextProvider>
  );
}
