const placeholder = /\{targetFirstName\}/g;

/** Replaces `{targetFirstName}` in a text by the target's first name (SURV-02). */
export function withTargetName(text: string, firstName: string): string {
  return text.replace(placeholder, () => firstName);
}
