import { ResourceContextProvider } from 'react-admin';
import { constellations } from '../../../resources/constellations/constellations.ts';
import { CrudUpdate } from '../../kit/crud/CrudForm.tsx';
import { builderPaths } from './builderPaths.ts';
import { CopyRecordLink } from './CopyRecordLink.tsx';

/** The form of a constellation, with a link to copy it. */
export default function ConstellationUpdate() {
  return (
    <ResourceContextProvider value={constellations.name}>
      <CrudUpdate
        of={constellations}
        below={<CopyRecordLink to={builderPaths.newConstellation} label="builder.copy.constellation" />}
      />
    </ResourceContextProvider>
  );
}
