import { answers } from '../../../locales/en/answers.ts';

const maxLength = 120;

/** Returns the initial name of a copy, cut to the maximum length of a name. */
export function copyName(name: string): string {
  const end = ` ${answers.copySuffix}`;
  return `${name.slice(0, maxLength - end.length)}${end}`;
}
