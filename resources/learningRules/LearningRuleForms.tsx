import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { FieldInput } from '../../src/kit/crud/FieldInput.tsx';
import type { Resource } from '../kit/resource.ts';
import { learningRules } from './learningRules.ts';

/** The fields that belong to the selected reason. */
function ReasonInputs() {
  const names = useWatch({ name: 'reason' }) === 'focus' ? ['topic_id'] : ['metric', 'below'];
  return (
    <Stack spacing={2}>
      {names.map((name) => (
        <FieldInput key={name} of={learningRules} name={name} />
      ))}
    </Stack>
  );
}

const of: Resource = { ...learningRules, sections: { rule: ['course_id', 'reason'] } };
const form = { of, extra: { rule: <ReasonInputs /> } } as const;

export function LearningRuleCreate() {
  return <CrudCreate {...form} />;
}

export function LearningRuleUpdate() {
  return <CrudUpdate {...form} />;
}
