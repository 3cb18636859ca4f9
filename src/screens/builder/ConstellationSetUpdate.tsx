import { ResourceContextProvider } from 'react-admin';
import { constellationSets } from '../../../resources/constellationSets/constellationSets.ts';
import { CrudUpdate } from '../../../resources/kit/CrudForm.tsx';
import { CopyLink } from './CopyLink.tsx';
import { places } from './places.ts';

/** A set of constellations, and the way to a copy of it. */
export default function ConstellationSetUpdate() {
  return (
    <ResourceContextProvider value={constellationSets.name}>
      <CrudUpdate of={constellationSets} below={<CopyLink to={places.newConstellationSet} />} />
    </ResourceContextProvider>
  );
}
