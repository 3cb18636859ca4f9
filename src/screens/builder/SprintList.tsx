import { ResourceContextProvider } from 'react-admin';
import { CrudList } from '../../../resources/kit/CrudList.tsx';
import { listedSprints } from '../../../resources/sprints/sprintForm.ts';

/** Every sprint of the account. */
export default function SprintList() {
  return (
    <ResourceContextProvider value={listedSprints.name}>
      <CrudList of={listedSprints} />
    </ResourceContextProvider>
  );
}
