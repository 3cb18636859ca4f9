import { boolean, object } from 'yup';
import { requiredNumber, requiredText } from '../values.ts';

/** What was checked before a release. A file of its own, because the home page would otherwise load the rules of surveys with it. */
export const releaseCertificate = object({
  rows: requiredNumber,
  atoms: requiredNumber,
  k: requiredNumber,
  rank: requiredNumber,
  nodes: requiredNumber,
  algorithm: requiredText,
  hash: requiredText,
  /** Whether the search reached its limit, so that only the overall result was certified and is shown. */
  gave_up: boolean().optional(),
});
