import { boolean, number, object, string } from 'yup';

/** What was checked before a release. A file of its own, because the home page would otherwise load the rules of surveys with it. */
export const releaseCertificate = object({
  rows: number().required(),
  atoms: number().required(),
  k: number().required(),
  rank: number().required(),
  nodes: number().required(),
  algorithm: string().required(),
  hash: string().required(),
  /** Whether the search reached its limit, so that only the overall result was certified and is shown. */
  gave_up: boolean().optional(),
});
