export interface SplitFiles<F> {
  readonly accepted: readonly F[];
  readonly rejected: readonly F[];
}

/** Splits files by the accepted extensions (`.csv`), types (`text/csv`) or groups of types (`image/*`). */
export function splitAcceptedFiles<F extends { readonly name: string; readonly type: string }>(
  files: readonly F[],
  accept: readonly string[],
): SplitFiles<F> {
  const isAccepted = ({ name, type }: F) =>
    accept.some((rule) => matchesRule(rule.toLowerCase(), name.toLowerCase(), type));
  return {
    accepted: files.filter(isAccepted),
    rejected: files.filter((file) => !isAccepted(file)),
  };
}

function matchesRule(rule: string, name: string, type: string): boolean {
  if (rule.startsWith('.')) return name.endsWith(rule);
  if (rule.endsWith('/*')) return type.startsWith(rule.slice(0, -1));
  return type === rule;
}
