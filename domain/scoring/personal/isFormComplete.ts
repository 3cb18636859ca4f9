/**
 * Whether enough questions were answered for a profile: at least 60 percent (methods 1.4). Uses whole numbers, so exactly 60 percent is
 * enough.
 */
export function isFormComplete(answered: number, questionCount: number): boolean {
  return questionCount > 0 && answered * 100 >= questionCount * 60;
}
