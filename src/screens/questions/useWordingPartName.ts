import { useTranslate } from 'react-admin';
import type { Wording } from '../../../domain/questions/wording.ts';

type Numbered = 'statement' | 'option';

/** The name of a part of a wording; statements and options are numbered by their position. */
export function useWordingPartName(wording: Wording, numbered: Numbered): (part: string) => string {
  const translate = useTranslate();
  const options = wording.filter(({ part }) => part.startsWith('option_')).map(({ part }) => part);
  return (part) => {
    const index = options.indexOf(part);
    return index < 0
      ? translate(`questions.parts.${part}`)
      : translate(`questions.parts.${numbered}`, { place: index + 1 });
  };
}
