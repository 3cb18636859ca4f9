import { useTranslate } from 'react-admin';
import type { Wording } from '../../../domain/questions/wording.ts';

type Numbered = 'statement' | 'option';

/** What a part of a wording is called: statements and options by their place, whatever their ids. */
export function usePartName(wording: Wording, numbered: Numbered): (part: string) => string {
  const translate = useTranslate();
  const options = wording.filter(({ part }) => part.startsWith('option_')).map(({ part }) => part);
  return (part) => {
    const at = options.indexOf(part);
    return at < 0
      ? translate(`questions.parts.${part}`)
      : translate(`questions.parts.${numbered}`, { place: at + 1 });
  };
}
