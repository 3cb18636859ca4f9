import { mixed } from 'yup';

/** One of these words, and required. */
export const oneOf = <const T extends string>(words: readonly T[]) =>
  mixed<T>()
    .oneOf([...words], 'choice')
    .required('required');
