import type { AnyObjectSchema, InferType } from 'yup';
import type { Tier } from '../domain/access/tiers.ts';

/** `anyone`: no session asked. `link`: a session or the code of an invitation, checked by the use case itself. */
export type Needs = Tier | 'anyone' | 'link';

/**
 * One call of the wire. `path` stands below the base of its backend (`/api`, `/legacy`). The server parses
 * the body with `body` and answers through `answer`, so a field that the contract does not name never
 * leaves; the browser takes its types from the same two.
 */
export interface Call<
  B extends AnyObjectSchema = AnyObjectSchema,
  A extends AnyObjectSchema = AnyObjectSchema,
> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly needs: Needs;
  readonly summary: string;
  readonly body: B;
  readonly answer: A;
  /** A change asks for write access to the viewed account and is refused to a reader. */
  readonly mutates: boolean;
  readonly module?: 'microSurvey' | 'api' | '360' | 'calendar';
  /** Answered also while a reason for viewing the account is still to be given. */
  readonly beforeReason?: true;
}

export type BodyOf<C extends Call> = InferType<C['body']>;
export type AnswerOf<C extends Call> = InferType<C['answer']>;

/** Declares a call; the generic keeps the exact types of body and answer. */
export function defineCall<B extends AnyObjectSchema, A extends AnyObjectSchema>(
  call: Call<B, A>,
): Call<B, A> {
  return call;
}

/** One action of a legacy `.php` file: chosen by `actionName`, answered inside `{ data, statusMessage? }`. */
export interface Action<
  D extends AnyObjectSchema = AnyObjectSchema,
  A extends AnyObjectSchema = AnyObjectSchema,
> {
  readonly actionName: string;
  readonly needs: Needs;
  readonly summary: string;
  readonly data: D;
  readonly answer: A;
  readonly mutates: boolean;
  readonly module?: Call['module'];
}

export function defineAction<D extends AnyObjectSchema, A extends AnyObjectSchema>(
  action: Action<D, A>,
): Action<D, A> {
  return action;
}

export type DataOf<C extends Action> = InferType<C['data']>;
export type ActionAnswerOf<C extends Action> = InferType<C['answer']>;
