import { ResourceContextProvider } from 'react-admin';
import { listedSprints } from '../../../resources/sprints/sprintForm.ts';
import { CrudList } from '../../kit/crud/CrudList.tsx';

/** All sprints of the account. */
export default function SprintList() {
  return (
    <ResourceContextProvider value={listedSprints.name}>
      <CrudList of={listedSprints} />
    </ResourceContextProvider>
  );
}
