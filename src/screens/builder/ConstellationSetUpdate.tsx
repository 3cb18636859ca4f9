import { ResourceContextProvider } from 'react-admin';
import { constellationSets } from '../../../resources/constellationSets/constellationSets.ts';
import { CrudUpdate } from '../../kit/crud/CrudForm.tsx';
import { builderPaths } from './builderPaths.ts';
import { CopyRecordLink } from './CopyRecordLink.tsx';

/** The form of a set of constellations, with a link to copy it. */
export default function ConstellationSetUpdate() {
  return (
    <ResourceContextProvider value={constellationSets.name}>
      <CrudUpdate
        of={constellationSets}
        below={<CopyRecordLink to={builderPaths.newConstellationSet} label="builder.copy.constellationSet" />}
      />
    </ResourceContextProvider>
  );
}
