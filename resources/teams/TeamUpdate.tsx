import { CrudUpdate } from '../kit/CrudForm.tsx';
import { Members } from './Members.tsx';
import { teams } from './teams.ts';

/** A team with its members. */
export function TeamUpdate() {
  return <CrudUpdate of={teams} below={<Members />} />;
}
