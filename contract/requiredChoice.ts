import { mixed } from 'yup';

/** The schema of a required field with one of these values. */
export const requiredChoice = <const T extends string>(choices: readonly T[]) =>
  mixed<T>()
    .oneOf([...choices], 'choice')
    .required('required');
