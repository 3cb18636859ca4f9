import { ResourceContextProvider } from 'react-admin';
import { type RecordScreenKind, recordScreenOf } from '../../resources/index.tsx';
import type { ResourceName } from '../../resources/registry.ts';
import type { LoadScreen } from './route.ts';

/** Loads a record's screen inside react-admin's resource context. */
export function loadRecordScreen(resource: ResourceName, kind: RecordScreenKind): LoadScreen {
  return async () => {
    const Screen = await recordScreenOf(resource, kind)();
    const RecordScreen = () => (
      <ResourceContextProvider value={resource}>
        <Screen />
      </ResourceContextProvider>
    );
    return { default: RecordScreen };
  };
}
