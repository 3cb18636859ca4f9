import type { useTranslate } from 'react-admin';

interface Problem {
  readonly problem: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Why a file can't be imported, with its numbers as people write them. */
export function fileProblem(
  translate: ReturnType<typeof useTranslate>,
  { problem, params = {} }: Problem,
): string {
  const written = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value.toLocaleString() : value,
  ]);
  return translate(`imports.file.${problem}`, Object.fromEntries(written));
}
