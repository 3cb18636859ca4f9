import { HttpError } from './errors.ts';

/**
 * For data provider methods that a resource does not support. No screen calls them; the error is that of a refused
 * request.
 */
export async function unsupportedMethod(): Promise<never> {
  throw new HttpError(405, null);
}
