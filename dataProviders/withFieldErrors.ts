import { HttpError } from './errors.ts';

/**
 * Returns the result of a call. A failure with field problems is rethrown in the format of react-admin's forms, `{
 * errors: { <field>: { message, args } } }`, so that each is shown at its field.
 */
export async function withFieldErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (failure) {
    if (!(failure instanceof HttpError) || failure.problems.length === 0) throw failure;
    const errors = Object.fromEntries(
      failure.problems.map(({ field, problem, params }) => [
        field,
        { message: `rules.${problem}`, args: { ...params } },
      ]),
    );
    throw new HttpError(failure.status, { ...(failure.body as object), errors });
  }
}
