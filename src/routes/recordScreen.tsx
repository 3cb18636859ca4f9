import { ResourceContextProvider } from 'react-admin';
import { screensOf } from '../../resources/index.tsx';

/** A screen of a record inside react-admin's resource context. */
export function recordScreen(resource: string, kind: 'list' | 'create' | 'update') {
  const Screen = screensOf(resource)[kind === 'update' ? 'edit' : kind];
  return function RecordScreen() {
    return (
      <ResourceContextProvider value={resource}>
        <Screen />
      </ResourceContextProvider>
    );
  };
}
