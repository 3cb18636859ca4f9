import { mixed } from 'yup';

/** The schema of a required field with one of these values. */
export const oneOf = <const T extends string>(words: readonly T[]) =>
  mixed<T>()
    .oneOf([...words], 'choice')
    .required('required');
