import { type RaRecord, useTranslate } from 'react-admin';
import { recordLabel } from '../../../resources/kit/recordLabel.ts';
import type { Resource } from '../../../resources/kit/resource.ts';

/** Returns the sentence that names a saved record: "Team “Harbor” saved." */
export function useSavedText(): (of: Resource, saved: Readonly<Partial<RaRecord>>) => string {
  const translate = useTranslate();
  return (of, saved) => {
    const record = translate(`resources.${of.name}.name`, { smart_count: 1 });
    const name = recordLabel(of, saved);
    return name ? translate('kit.savedNamed', { record, name }) : translate('kit.saved', { record });
  };
}
