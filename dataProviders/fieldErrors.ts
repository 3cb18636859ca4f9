import { HttpError } from './errors.ts';

/**
 * Passes a call's answer on. A refusal that names fields also carries them as react-admin's forms expect it,
 * `{ errors: { <field>: { message, args } } }`, so that each stands at its field.
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
