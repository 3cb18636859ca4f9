import { HttpError } from './errors.ts';

/** What a record's own calls do not have. No screen offers it; asked all the same, it is told as refused. */
export async function notOffered(): Promise<never> {
  throw new HttpError(405, null);
}
