import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { waitLength } from '../../domain/access/policy/waitLength.ts';
import { type FieldProblem, Refusal, TooManyAttempts } from '../../domain/refusal.ts';
import type { RefusalCode } from '../../domain/refusalCodes.ts';
import { completeFirst } from '../../locales/en/completeFirst.ts';
import { errors as sentences } from '../../locales/en/errors.ts';
import { peopleMissing } from '../../locales/en/peopleMissing.ts';
import { resources as records } from '../../locales/en/resources/index.ts';
import { tooMany } from '../../locales/en/tooMany.ts';
import type { Deps } from '../deps.ts';
import { failureReason } from '../kernel/failureFacts.ts';
import { statusOfRefusal } from '../kernel/statusOfRefusal.ts';
import { uniqueViolation } from '../kernel/uniqueViolation.ts';
import { isDatabaseUnavailable } from '../store/engine/databaseUnavailable.ts';

interface Thrown {
  readonly statusCode?: number;
  readonly code?: string;
  readonly message: string;
}

/** Turns every error into a response `{ message, code, problems }`, or the legacy envelope below `/legacy`. */
export function registerErrorHandler(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void {
  app.setErrorHandler((error: Thrown, request, reply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    if (statusOfRefusal(refusal.code) >= 500)
      request.log.error({ code: error.code, reason: failureReason(error) }, 'request failed');
    return sendRefusal(request, reply, refusal, retrySeconds(refusal, clock.now()));
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('not_found')));
}

/**
 * Responds to addresses that cannot be routed: those that cannot be decoded or have a parameter that is too
 * long.
 */
export const sendUnroutable = (error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefusal(request, reply, refusalOf(error));

/** Seconds after which a refused client may retry: the queues for password checks and reports shorten within seconds. */
const busySeconds = 5;

function retrySeconds(refusal: Refusal, now: Date): number | null {
  if (refusal.code === 'busy') return busySeconds;
  if (!(refusal instanceof TooManyAttempts)) return null;
  return Math.max(1, Math.ceil((refusal.until.getTime() - now.getTime()) / 1_000));
}

function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  retryAfter: number | null = null,
): FastifyReply {
  const { code, problems } = refusal;
  const message = [sentenceOf(refusal, retryAfter), ...problems.flatMap(describeProblem)].join(' ');
  const wait = retryAfter === null ? {} : { retry_after: retryAfter };
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  const body = request.url.startsWith('/legacy/')
    ? { data: {}, statusMessage: message, code, problems, ...wait }
    : { message, code, problems, ...wait };
  const status = statusOfRefusal(code);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', nextPause());
  return reply.code(status).send(body);
}

function sentenceOf({ code }: Refusal, retryAfter: number | null): string {
  if (code !== 'too_many' || retryAfter === null) return sentences[code];
  const { unit, count } = waitLength(retryAfter);
  return withCount(tooMany[unit], count);
}

function withCount(text: string, count: number): string {
  const [one, many] = text.split(' |||| ');
  return String(count === 1 ? one : many).replace('%{smart_count}', String(count));
}

/** Describes how many people are missing, or where a record is still used: kind, number and the names of the first ones. */
function describeProblem({ field, problem, params }: FieldProblem): string[] {
  if (problem === 'peopleMissing') return [withCount(peopleMissing, Number(params?.missing))];
  if (problem === 'completeFirst') return [completeFirst.replace('%{titles}', String(params?.titles))];
  if (problem !== 'usedBy' || !params || !(field in records)) return [];
  const [one, many] = records[field as keyof typeof records].name.split(' |||| ');
  return [`${params.count === 1 ? one : many} (${params.count}): ${params.names}.`];
}

/** Seconds until a retry, varied so that clients refused at the same time do not retry at the same time. */
function nextPause(): number {
  pause = pause === 5 ? 2 : pause + 1;
  return pause;
}
let pause = 1;

const bySqlState: Readonly<Record<string, RefusalCode>> = {
  [uniqueViolation]: 'conflict',
  '23503': 'in_use',
  '42501': 'forbidden',
  '22003': 'invalid',
  '22P02': 'invalid',
  '08007': 'outcome_unknown', // The connection was lost during the commit.
};

/** The refusal for each status code of the framework, except 400. */
const byStatus: Readonly<Record<number, RefusalCode>> = {
  404: 'not_found',
  413: 'too_large',
  414: 'address_too_long',
  415: 'unsupported_type',
};

/** Whether a retry may succeed. */
export const isUnavailable = (error: Thrown): boolean => statusOfRefusal(refusalOf(error).code) === 503;

/**
 * Returns the refusal for an error of the framework or the database. Its message may contain data and is only
 * logged.
 */
function refusalOf(error: Thrown): Refusal {
  return new Refusal(codeOf(error));
}

function codeOf(error: Thrown): RefusalCode {
  const { code = '', statusCode = 500 } = error;
  const known = bySqlState[code];
  if (known) return known;
  if (isDatabaseUnavailable(error)) return 'unavailable';
  return statusCode < 500 ? (byStatus[statusCode] ?? 'malformed') : 'server_error';
}
