import { ResourceContextProvider } from 'react-admin';
import { constellations } from '../../../resources/constellations/constellations.ts';
import { CrudUpdate } from '../../../resources/kit/CrudForm.tsx';
import { CopyLink } from './CopyLink.tsx';
import { places } from './places.ts';

/** A constellation, and the way to a copy of it. */
export default function ConstellationUpdate() {
  return (
    <ResourceContextProvider value={constellations.name}>
      <CrudUpdate of={constellations} below={<CopyLink to={places.newConstellation} />} />
    </ResourceContextProvider>
  );
}
