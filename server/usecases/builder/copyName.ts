import { answers } from '../../../locales/en/answers.ts';

const longest = 120;

/** The name a copy starts with; as long as a name may be. */
export function copyName(name: string): string {
  const end = ` ${answers.copySuffix}`;
  return `${name.slice(0, longest - end.length)}${end}`;
}
