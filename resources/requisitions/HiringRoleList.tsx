import { CrudList } from '../../src/kit/crud/CrudList.tsx';
import { ApplicantsByStage } from './ApplicantsByStage.tsx';
import { requisitions } from './requisitions.ts';

/** Roles cannot be deleted from the list; only a draft can be deleted, on its own page. */
export function HiringRoleList() {
  return (
    <CrudList
      of={requisitions}
      removable={false}
      cell={(name) => (name === 'applicants' ? <ApplicantsByStage /> : undefined)}
    />
  );
}
