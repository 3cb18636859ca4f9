import { ResourceContextProvider } from 'react-admin';
import { sprintListResource } from '../../../resources/sprints/sprintResources.ts';
import { CrudList } from '../../kit/crud/CrudList.tsx';

/** All sprints of the account. */
export default function SprintList() {
  return (
    <ResourceContextProvider value={sprintListResource.name}>
      <CrudList of={sprintListResource} />
    </ResourceContextProvider>
  );
}
