import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, Refusal } from '../../domain/refusal.ts';
import type { RefusalCode } from '../../domain/refusalCodes.ts';
import { errors as sentences } from '../../locales/en/errors.ts';
import { resources as records } from '../../locales/en/resources/index.ts';

interface Thrown {
  readonly statusCode?: number;
  readonly code?: string;
  readonly message: string;
}

/** Turns every failure into one answer: `{ message, code, problems }`, or the legacy envelope below `/legacy`. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: Thrown, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (refusal.status >= 500)
      request.log.error({ code: error.code, reason: reasonOf(error) }, 'request failed');
    return answer(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, new Refusal('not_found', 404)));
}

/** The same for an address that reaches no route: one that cannot be decoded, or with a parameter that is too long. */
export const answerUnroutable = (error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(request, reply, refusalOf(error));

/** For the log. Where a value did not fit (class 22 of the SQL states) the database quotes it, and it may be a person's. */
function reasonOf({ code, message }: Thrown): string {
  return code && /^22[0-9A-Z]{3}$/.test(code) ? `SQL state ${code}` : message;
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, problems } = refusal;
  const message = [sentences[code], ...refusal.problems.flatMap(placeOf)].join(' ');
  const body = request.url.startsWith('/legacy/')
    ? { data: {}, statusMessage: message, code, problems }
    : { message, code, problems };
  return reply.code(refusal.status).send(body);
}

/** Where something is still used, for people: of what kind, how many, and what the first of them are called. */
function placeOf({ field, problem, params }: Problem): string[] {
  if (problem !== 'usedBy' || !params || !(field in records)) return [];
  const [one, many] = records[field as keyof typeof records].name.split(' |||| ');
  return [`${params.count === 1 ? one : many} (${params.count}): ${params.names}.`];
}

const bySqlState: Readonly<Record<string, readonly [RefusalCode, number]>> = {
  '23505': ['conflict', 409],
  '23503': ['in_use', 409],
  '42501': ['forbidden', 403],
  '22003': ['invalid', 422],
  '22P02': ['invalid', 422],
};

/** What the framework or the database threw; their own words may hold data, so they stay in the log. */
function refusalOf(error: Thrown): Refusal {
  const known = error.code ? bySqlState[error.code] : undefined;
  if (known) return new Refusal(...known);
  if (error.statusCode === 413) return new Refusal('too_large', 413);
  if (error.statusCode === 429) return new Refusal('too_many', 429);
  if (error.statusCode && error.statusCode < 500) return new Refusal('invalid', error.statusCode);
  return new Refusal('unavailable', 500);
}
