import { Ajv, type ValidateFunction } from 'ajv';
import { refusalCodes } from '../../../domain/refusalCodes.ts';
import type { JsonSchema, Operation } from './operations.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The reason for a failure; null if the server runs in another process. */
  readonly reason: string | null;
}

/** Responses of 500 and above that the test configuration causes: no captcha provider and no content host are configured. */
const allowedFailures: Readonly<Record<string, string>> = {
  'POST /grecaptcha_verify': 'not_configured',
  'POST /mtcaptcha_verify': 'not_configured',
  'POST /v2/my_learning/launch_package': 'packages_off',
};

/** Internal text of the server: stack frames, files, statements and database errors. */
const internals = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|node:internal|file:\/\//,
  /\b(server|domain|contract|resources)\/[\w/]+\.ts\b/,
  /\b(TypeError|RangeError|ReferenceError|SyntaxError|ValidationError)\b/,
  /Cannot read prop|is not a function|is not iterable|Maximum call stack/,
  /\b(relation|column|constraint|function) \\?"[\w.]+\\?"/,
  /syntax error at or near|invalid input (syntax|value)|violates |\bcairn_(web|respondent|builder)\b/,
];

const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new WeakMap<JsonSchema, ValidateFunction>();

function validatorOf(schema: JsonSchema): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, known);
  return known;
}

const codes = new Set<unknown>(refusalCodes);

/** The errors of a response, one sentence each. `foreignMarkers` are in the names of accounts that the role may not see. */
export function checkAnswer(
  operation: Operation,
  answer: FuzzAnswer,
  foreignMarkers: readonly string[],
): readonly string[] {
  const { status, text } = answer;
  const leaks = foreignMarkers.filter((marker) => text.includes(marker));
  // The API document describes the product and contains no data.
  const insides =
    operation.path.startsWith('/api/v2') || operation.path.startsWith('/legacy') ? internals : [];
  return [
    ...insides
      .filter((inside) => inside.test(text))
      .map((inside) => `the answer tells of the inside: ${inside}`),
    ...leaks.map((marker) => `the answer holds "${marker}" of another account`),
    ...(status >= 400 ? checkRefusal(operation, answer) : checkSuccess(operation, answer)),
  ];
}

function checkRefusal(
  operation: Operation,
  { status, contentType, text, reason }: FuzzAnswer,
): readonly string[] {
  if (!contentType.startsWith('application/json'))
    return [`a refusal as ${contentType || 'nothing'}: ${text.slice(0, 200)}`];
  const body = parsed(text);
  if (!isRefusal(body, operation.path.startsWith('/legacy/')))
    return [`no refusal of the contract: ${text.slice(0, 200)}`];
  if (status >= 500 && allowedFailures[operation.name] !== body.code)
    return [`status ${status}, ${body.code}: ${reason ?? 'see the log of the server'}`];
  return [];
}

interface RefusalBody {
  readonly code: string;
}

function isRefusal(body: unknown, isLegacy: boolean): body is RefusalBody {
  const { message, statusMessage, data, code, problems } = (body ?? {}) as Record<string, unknown>;
  const sentence = isLegacy ? statusMessage : message;
  const hasData = !isLegacy || (typeof data === 'object' && data !== null && Object.keys(data).length === 0);
  const isSaid = typeof sentence === 'string' && sentence.length > 0;
  return isSaid && hasData && codes.has(code) && Array.isArray(problems) && problems.every(isProblem);
}

const isProblem = (problem: { field?: unknown; problem?: unknown } | null): boolean =>
  typeof problem?.field === 'string' && typeof problem.problem === 'string';

function checkSuccess(operation: Operation, { status, contentType, text }: FuzzAnswer): readonly string[] {
  if (status >= 300) return [`status ${status}`];
  const schema = operation.answers.get(status);
  if (!schema) return operation.answers.size > 0 ? [`status ${status} is not documented`] : [];
  if (!contentType.startsWith('application/json')) return [`a success as ${contentType}`];
  const validate = validatorOf(schema);
  if (validate(parsed(text))) return [];
  return [`not as documented: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
