import type { AnyObjectSchema } from 'yup';
import type { Tier } from '../domain/access/tiers.ts';
import { emptyShape, messageResponse } from './sharedShapes.ts';

/** `anyone`: no session required. `link`: a session or an invitation code, which the use case checks. */
export type CallAccess = Tier | 'anyone' | 'link';

/**
 * The minimum type of a body or response schema: it describes an object and has an output type. Checking every call against the full yup
 * types takes the type checker longer than the rest of the product (decision 9).
 */
export interface SchemaShape {
  readonly fields: object;
  readonly __outputType: object;
}

/** The yup schema of a shape, for parsing. */
export const toYupSchema = (shape: SchemaShape): AnyObjectSchema => shape as AnyObjectSchema; // Shapes are only made by yup.

/**
 * One call of the API. `path` is relative to the base of its backend (`/api`, `/legacy`). The server parses the request with `body` and
 * serializes it with `response`, so unnamed fields never leave it; the browser derives its types from both.
 */
export interface Call<B extends SchemaShape = SchemaShape, A extends SchemaShape = SchemaShape> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly needs: CallAccess;
  readonly summary: string;
  readonly body: B;
  readonly response: A;
  /** Whether the call requires write access to the viewed account. */
  readonly mutates: boolean;
  readonly module?: 'microSurvey' | 'api' | '360' | 'calendar';
  /** Whether the call is allowed before a reason for accessing the account was given. */
  readonly beforeReason?: true;
}

export type BodyOf<C extends Call> = C['body']['__outputType'];
export type ResponseOf<C extends Call> = C['response']['__outputType'];

/** Who may make a call, and which module their account needs for it. */
type AccessRule = CallAccess | Pick<Call, 'needs' | 'module'>;

/** The properties of a call that differ from call to call. A call without `body` takes no input; without `response` it returns a message. */
interface CallDetails<B extends SchemaShape, A extends SchemaShape>
  extends Pick<Call, 'summary' | 'beforeReason'> {
  readonly body?: B;
  readonly response?: A;
}

type NoBody = typeof emptyShape;
type Message = typeof messageResponse;

/** Declares a GET call; the generics preserve the exact type of the response. */
export const getCall = <A extends SchemaShape = Message>(
  access: AccessRule,
  path: string,
  details: CallDetails<NoBody, A>,
) => declareCall<NoBody, A>({ method: 'GET', mutates: false, path }, access, details);

/** Declares a POST call that changes nothing in the viewed account. */
export const readCall = <B extends SchemaShape = NoBody, A extends SchemaShape = Message>(
  access: AccessRule,
  path: string,
  details: CallDetails<B, A>,
) => declareCall<B, A>({ method: 'POST', mutates: false, path }, access, details);

/** Declares a POST call that requires write access to the viewed account. */
export const changeCall = <B extends SchemaShape = NoBody, A extends SchemaShape = Message>(
  access: AccessRule,
  path: string,
  details: CallDetails<B, A>,
) => declareCall<B, A>({ method: 'POST', mutates: true, path }, access, details);

function declareCall<B extends SchemaShape, A extends SchemaShape>(
  route: Pick<Call, 'method' | 'mutates' | 'path'>,
  access: AccessRule,
  {
    body = emptyShape as SchemaShape as B,
    response = messageResponse as SchemaShape as A,
    ...rest
  }: CallDetails<B, A>,
): Call<B, A> {
  // If a shape is omitted, its type parameter is the type of the default.
  return {
    ...route,
    ...(typeof access === 'string' ? { needs: access } : access),
    ...rest,
    body,
    response: response,
  };
}

/** One action of a legacy `.php` file: selected by `actionName`, with a response of the form `{ data, statusMessage? }`. */
export interface LegacyAction<D extends SchemaShape = SchemaShape, A extends SchemaShape = SchemaShape> {
  readonly actionName: string;
  readonly needs: Tier;
  readonly summary: string;
  readonly data: D;
  readonly response: A;
  readonly mutates: boolean;
  readonly module?: Call['module'];
}

export function defineLegacyAction<D extends SchemaShape, A extends SchemaShape>(
  action: LegacyAction<D, A>,
): LegacyAction<D, A> {
  return action;
}

export type ActionDataOf<C extends LegacyAction> = C['data']['__outputType'];
export type ActionResponseOf<C extends LegacyAction> = C['response']['__outputType'];
