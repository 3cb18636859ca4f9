import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Schema, ValidationError } from 'yup';
import { calculateBodyLimits } from '../../contract/bounds/bodyLimits.ts';
import { checkBounds } from '../../contract/bounds/checkBounds.ts';
import { schemaBoundsOf } from '../../contract/bounds/schemaBounds.ts';
import {
  type ActionDataOf,
  type ActionResponseOf,
  type BodyOf,
  type Call,
  type CallAccess,
  type LegacyAction,
  type ResponseOf,
  type SchemaShape,
  toYupSchema,
} from '../../contract/call.ts';
import { reachesTier, type Tier } from '../../domain/access/tiers.ts';
import { hasModule } from '../../domain/accounts/modules.ts';
import { Refusal } from '../../domain/refusal.ts';
import { problemsOf } from '../../resources/validate.ts';
import type { Deps } from '../deps.ts';
import { bodyLimitOptions, noBodyLimits } from '../plugins/rejectMalformedInput.ts';
import type { SignedIn } from '../plugins/session.ts';
import { acceptUnchanged, notAccepted } from './acceptUnchanged.ts';
import { compileSerializer } from './compileSerializer.ts';
import { isSearch } from './searchLimiter.ts';

/** The arguments of a handler in addition to the body; calls that require a tier get a `SignedInContext`. */
export interface RequestContext {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}
export interface SignedInContext extends RequestContext {
  readonly signedIn: SignedIn;
}

/** Sending a response does not modify it, so readonly records are allowed. */
type Sendable<T> = T extends readonly (infer E)[]
  ? readonly Sendable<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sendable<T[K]> }
    : T;
type Sent<C extends Call> = Promise<Sendable<ResponseOf<C>>>;
export type Handler<C extends Call> = (
  body: BodyOf<C>,
  caller: SignedIn,
  context: SignedInContext,
) => Sent<C>;
type MessageCall = Call<SchemaShape, SchemaShape & { readonly __outputType: { readonly message: string } }>;

/** Returns the functions that serve calls which require a session. */
export function callServer(app: FastifyInstance, deps: Deps) {
  /** Serves a call: checks the tier, parses the body, counts searches, runs the handler and serializes the response. */
  function serve<C extends Call>(call: C, handler: Handler<C>): void {
    const { needs, ...options } = call;
    if (!requiresSession(needs)) throw new Error(`${call.path} requires no session`);
    const authorizeCaller = (request: FastifyRequest, reply: FastifyReply) =>
      authorizeSignedIn(deps, request, reply, { needs, ...options });
    serveCall(app, call, authorizeCaller, (body, context) => {
      if (isSearch(body)) app.searches.take(context.signedIn.person.user.id, context.now);
      return handler(body, context.signedIn, context);
    });
  }
  /** Serves a call that changes something and responds with `message`. */
  function serveChange<C extends MessageCall>(
    call: C,
    message: string,
    change: (body: BodyOf<C>, caller: SignedIn, context: SignedInContext) => Promise<unknown>,
  ): void {
    serve<MessageCall>(call, async (body, caller, context) => {
      await change(body, caller, context);
      return { message };
    });
  }
  return { serve, serveChange };
}

/** Serves a call that requires no session. */
export function servePublic<C extends Call>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: (body: BodyOf<C>, context: RequestContext) => Sent<C>,
): void {
  if (requiresSession(call.needs)) throw new Error(`${call.path} requires a session`);
  serveCall(app, call, (request, reply) => ({ request, reply, now: deps.clock.now() }), handler);
}

/** Serves a call; fields that are not in the contract are removed from the body and from the response. */
function serveCall<C extends Call, X>(
  app: FastifyInstance,
  call: C,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => X,
  handler: (body: BodyOf<C>, context: X) => Sent<C>,
): void {
  const send = compileSerializer(toYupSchema(call.response));
  app.route({
    method: call.method,
    url: `/api${call.path.startsWith('/') ? '' : '/'}${call.path}`,
    ...bodyLimitOptions(
      call.method === 'GET' ? noBodyLimits : calculateBodyLimits(schemaBoundsOf(toYupSchema(call.body))),
    ),
    // The body is only read after the caller is authorized.
    onRequest(request, reply, done) {
      contextOf(request, reply);
      done();
    },
    async handler(request, reply) {
      const context = contextOf(request, reply);
      const body = parseBody<BodyOf<C>>(
        call.body,
        call.method === 'GET' ? request.query : (request.body ?? {}),
      );
      const response = await handler(body, context);
      reply.header('cache-control', 'no-store');
      return send(response);
    },
  });
}

type ActionHandler<A extends LegacyAction> = (
  data: ActionDataOf<A>,
  context: SignedInContext,
) => Promise<Sendable<ActionResponseOf<A>>>;

/** An action of a legacy file with its handler. */
export interface ServedAction {
  readonly action: LegacyAction;
  readonly run: (data: unknown, context: SignedInContext) => Promise<unknown>;
  readonly send: (response: unknown) => unknown;
}

/** Binds a handler to its action. The types are checked here, because the list of actions does not preserve them. */
export function bindAction<A extends LegacyAction>(action: A, handler: ActionHandler<A>): ServedAction {
  const run: ServedAction['run'] = (data, context) => handler(data as ActionDataOf<A>, context);
  return { action, run, send: compileSerializer(toYupSchema(action.response)) };
}

/**
 * Serves a legacy file. `actionName` selects the action; the data is in `data`, or next to `actionName` in
 * account.php. The response has the envelope `{ data }`.
 */
export function serveLegacy(
  app: FastifyInstance,
  deps: Deps,
  file: string,
  actions: readonly ServedAction[],
  dataIn: 'data' | 'flat',
): void {
  const byName = new Map(actions.map((served) => [served.action.actionName, served]));
  const limits = calculateBodyLimits(
    ...actions.map(({ action }) => schemaBoundsOf(toYupSchema(action.data))),
  );
  const onRequest = async ({ signedIn }: FastifyRequest) => {
    if (!signedIn) throw new Refusal('signed_out');
  };
  app.post(`/legacy/${file}`, { ...bodyLimitOptions(limits), onRequest }, async (request, reply) => {
    const body = (request.body ?? {}) as { actionName?: unknown; data?: unknown };
    const served = typeof body.actionName === 'string' ? byName.get(body.actionName) : undefined;
    if (!served) throw new Refusal('unknown_action');
    const context = authorizeSignedIn(deps, request, reply, served.action);
    const data = parseBody(served.action.data, dataIn === 'flat' ? body : (body.data ?? {}));
    const response = await served.run(data, context);
    reply.header('cache-control', 'no-store');
    return { data: served.send(response) };
  });
}

const requiresSession = (needs: CallAccess): needs is Tier => needs !== 'anyone' && needs !== 'link';

type CallOption = 'mutates' | 'module' | 'beforeReason';

/** Authenticates the caller and checks the requirements of a call. Throws `signed_out`, `forbidden`, `reason_needed` or `module_off`. */
export function authorizeSignedIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  call: { readonly needs: Tier } & Pick<Call, CallOption>,
): SignedInContext {
  return { request, reply, ...authorizeCaller(deps, request.signedIn, call) };
}

/** Checks the requirements of a call for a caller who is already authenticated; null if signed out. */
export function authorizeCaller(
  deps: Deps,
  signedIn: SignedIn | null,
  call: { readonly needs: Tier } & Pick<Call, CallOption>,
): Pick<SignedInContext, 'signedIn' | 'now'> {
  const now = deps.clock.now();
  if (!signedIn) throw new Refusal('signed_out');
  if (!reachesTier(signedIn.person, call.needs, now)) throw new Refusal('forbidden');
  if (signedIn.emulation?.lacksReason && !call.beforeReason) throw new Refusal('reason_needed');
  if (call.mutates && signedIn.mode !== 'write') throw new Refusal('forbidden');
  if (call.module && !hasModule(signedIn.person.currentAccount, call.module)) throw new Refusal('module_off');
  return { now, signedIn };
}

/**
 * Validates a body; fields that are not in the schema are dropped, and problems are reported per field. Sizes
 * are checked first, because yup visits every value of a list, however long it is.
 */
export function parseBody<T>(shape: SchemaShape, value: unknown): T {
  const schema = toYupSchema(shape);
  requireWithinBounds(schema, value);
  const accepted = acceptUnchanged(schema, value);
  if (accepted !== notAccepted) return accepted as T; // The type that the schema returns.
  try {
    return schema.validateSync(value, {
      abortEarly: false,
      stripUnknown: true,
      disableStackTrace: true,
    }) as T;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Refusal('invalid', problemsOf(error));
  }
}

/**
 * Checks the sizes and the structure of a body. Throws `invalid` (422) with the fields that are too large or
 * have another structure.
 */
export function requireWithinBounds(schema: Schema, value: unknown): void {
  const { problems } = checkBounds(value, schemaBoundsOf(schema));
  if (problems.length > 0) throw new Refusal('invalid', problems);
}
