const placeholder = /\{targetFirstName\}/g;

/** Puts the target's first name where a text says `{targetFirstName}` (SURV-02). */
export function withTargetName(text: string, firstName: string): string {
  return text.replace(placeholder, () => firstName);
}
