import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { readProfile } from '../../../dataProviders/builder.ts';
import type { BlueprintRecord } from '../../../resources/blueprints/blueprints.ts';

/** Everything cached about profiles of blueprints begins with this. */
export const profileKey = 'blueprint profile';
/** What a change of a blueprint may have changed. */
export const blueprintKeys = [profileKey, 'blueprints', 'blueprint_rankings'] as const;

/** The profile of the blueprint the page is about. */
export function useProfile() {
  const blueprint = useRecordContext<BlueprintRecord>();
  return useQuery({
    queryKey: [profileKey, blueprint?.id],
    queryFn: () => readProfile(Number(blueprint?.id)),
    enabled: blueprint !== undefined,
  });
}
