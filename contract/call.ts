import type { AnyObjectSchema } from 'yup';
import type { Tier } from '../domain/access/tiers.ts';

/** `anyone`: no session asked. `link`: a session or the code of an invitation, checked by the use case itself. */
export type Needs = Tier | 'anyone' | 'link';

/**
 * All that a declaration asks of its schemas: that they are of objects, and what comes out of them. Holding every body and
 * answer against the whole of a yup schema takes the type checker longer than all the rest of the product (decision 9).
 */
export interface Shape {
  readonly fields: object;
  readonly __outputType: object;
}

/** The schema behind a shape, to parse with. */
export const schemaOf = (shape: Shape): AnyObjectSchema => shape as AnyObjectSchema; // yup alone makes them

/**
 * One call of the wire. `path` stands below the base of its backend (`/api`, `/legacy`). The server parses
 * the body with `body` and answers through `answer`, so a field that the contract does not name never
 * leaves; the browser takes its types from the same two.
 */
export interface Call<B extends Shape = Shape, A extends Shape = Shape> {
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

export type BodyOf<C extends Call> = C['body']['__outputType'];
export type AnswerOf<C extends Call> = C['answer']['__outputType'];

/** Declares a call; the generic keeps the exact types of body and answer. */
export function defineCall<B extends Shape, A extends Shape>(call: Call<B, A>): Call<B, A> {
  return call;
}

/** One action of a legacy `.php` file: chosen by `actionName`, answered inside `{ data, statusMessage? }`. */
export interface Action<D extends Shape = Shape, A extends Shape = Shape> {
  readonly actionName: string;
  readonly needs: Needs;
  readonly summary: string;
  readonly data: D;
  readonly answer: A;
  readonly mutates: boolean;
  readonly module?: Call['module'];
}

export function defineAction<D extends Shape, A extends Shape>(action: Action<D, A>): Action<D, A> {
  return action;
}

export type DataOf<C extends Action> = C['data']['__outputType'];
export type ActionAnswerOf<C extends Action> = C['answer']['__outputType'];
