import {
  type Admission,
  type AdmissionRequest,
  admitProfiles,
} from '../../../../domain/metricResults/sharing/admitProfiles.ts';
import {
  createRangeAudit,
  type RangeRequest,
} from '../../../../domain/metricResults/sharing/createRangeAudit.ts';
import { createSupportAudit } from '../../../../domain/metricResults/sharing/createSupportAudit.ts';
import { withSolver } from '../../releasing/openSolver.ts';

/** The input of the audit of shared profiles, in a form that can be passed to a thread. */
export interface AdmissionInput
  extends Pick<AdmissionRequest, 'people' | 'order'>,
    Pick<RangeRequest, 'groups' | 'figures' | 'profiles'> {
  /** The groups of the comparisons by completed course (decision 72). */
  readonly contentGroups: readonly (readonly number[])[];
}

export function decideAdmissions({
  people,
  order,
  contentGroups,
  ...published
}: AdmissionInput): Promise<ReadonlyMap<number, Admission>> {
  return withSolver((solver) =>
    admitProfiles({
      people,
      order,
      support: createSupportAudit(
        [...published.groups.map((group) => group.people), ...contentGroups],
        people.length,
      ),
      ranges: createRangeAudit({ ...published, solver }),
    }),
  );
}
