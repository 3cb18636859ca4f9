import { ResourceContextProvider } from 'react-admin';
import { sprintFormResource } from '../../../resources/sprints/sprintResources.ts';
import { CrudCreate } from '../../kit/crud/CrudForm.tsx';
import { sprintInputs } from './SprintInputs.tsx';

/** The form for a new sprint; its steps are added on its own page. */
export default function SprintCreate() {
  return (
    <ResourceContextProvider value={sprintFormResource.name}>
      <CrudCreate of={sprintFormResource} extra={sprintInputs} after="edit" />
    </ResourceContextProvider>
  );
}
