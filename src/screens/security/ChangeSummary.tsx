import { useTranslate } from 'react-admin';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import type { ChangeText } from './useChangeTexts.ts';

const shown = 2;
const maxLength = 60;

const shorten = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** The first changes of an entry in words, and the number of further ones. */
export function ChangeSummary({ changes }: { readonly changes: readonly ChangeText[] }) {
  const translate = useTranslate();
  if (changes.length === 0) return null;
  const more = changes.length - shown;
  return (
    <>
      {changes.slice(0, shown).map(({ field, isFirst, before, after }) => (
        <Hint key={field} sx={{ overflowWrap: 'anywhere' }}>
          {isFirst
            ? translate('security.audit.fact', { name: field, value: shorten(after) })
            : translate('security.audit.change', { field, before: shorten(before), after: shorten(after) })}
        </Hint>
      ))}
      {more > 0 && <Hint>{translate('security.audit.moreChanges', { smart_count: more })}</Hint>}
    </>
  );
}
