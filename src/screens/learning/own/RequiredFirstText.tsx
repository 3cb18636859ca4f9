import { useTranslate } from 'react-admin';
import type { RequiredFirst } from '../../../../dataProviders/ownLearning.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';

/** What a path, or the course itself, requires before the course is available. */
export function RequiredFirstText({ after: { needed, titles } }: { readonly after: RequiredFirst }) {
  const translate = useTranslate();
  const format = useFormat();
  const [title = ''] = titles;
  return (
    <Hint>
      {titles.length === 1
        ? translate('ownLearning.lockedAfter', { title })
        : translate(`ownLearning.${needed < titles.length ? 'lockedAfterSet' : 'lockedAfterAll'}`, {
            needed,
            titles: format.list(titles),
          })}
    </Hint>
  );
}
