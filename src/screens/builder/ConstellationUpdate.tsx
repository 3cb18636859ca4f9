import { ResourceContextProvider } from 'react-admin';
import { constellations } from '../../../resources/constellations/constellations.ts';
import { CrudUpdate } from '../../kit/crud/CrudForm.tsx';
import { builderPaths } from './builderPaths.ts';
import { CopyLink } from './CopyLink.tsx';

/** The form of a constellation, with a link to copy it. */
export default function ConstellationUpdate() {
  return (
    <ResourceContextProvider value={constellations.name}>
      <CrudUpdate of={constellations} below={<CopyLink to={builderPaths.newConstellation} />} />
    </ResourceContextProvider>
  );
}
