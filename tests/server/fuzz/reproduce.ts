import type { Finding } from './fuzz.ts';

const longest = 2_000;
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** A command that repeats a finding, with the errors of its response. */
export function describeFinding({ role, request, problems }: Finding): string {
  const { operation, method, url, headers, body } = request;
  const answered = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const text = body !== null && body.length > longest ? `${body.slice(0, longest)}… (${body.length})` : body;
  const data = text === null ? [] : [`--data-binary ${quoted(text)}`];
  const command = ['curl --path-as-is', `-X ${method}`, quoted(`$ORIGIN${url}`), ...answered, ...data].join(
    ' ',
  );
  return [`${operation} as ${role}:`, ...problems.map((problem) => `  ${problem}`), `  ${command}`].join(
    '\n',
  );
}
