import { useWatch } from 'react-hook-form';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import { ContentStatusPanel } from '../courses/ContentStatusPanel.tsx';
import type { Resource } from '../kit/resource.ts';
import { learningPaths } from './learningPaths.ts';

/** The number of required courses, for the rule "at least". */
function NeededInput() {
  return useWatch({ name: 'rule' }) === 'at_least' ? <FieldInput of={learningPaths} name="needed" /> : null;
}

/** The form without `needed`, which is shown only with the rule it belongs to. */
const of: Resource = { ...learningPaths, sections: { ...learningPaths.sections, rule: ['rule'] } };

const form = {
  of,
  after: 'edit',
  extra: {
    rule: <NeededInput />,
    state: <ContentStatusPanel of="learning_paths" whenNew="learning.state.newPath" />,
  },
} as const;

export function LearningPathCreate() {
  return <CrudCreate {...form} />;
}

export function LearningPathUpdate() {
  return <CrudUpdate {...form} />;
}
