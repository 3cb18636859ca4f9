import { type ComponentType, use, useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadTextsContext } from '../../kit/context/LoadTextsContext.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import type { FocusProps } from './FocusSection.tsx';

/** The last section of a campaign's results. Its program and its texts are loaded after those of the page. */
export function FocusArea(props: FocusProps) {
  const translate = useTranslate();
  const loadTexts = use(LoadTextsContext);
  const [Section, setSection] = useState<ComponentType<FocusProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      const [{ FocusSection }] = await Promise.all([import('./FocusSection.tsx'), loadTexts(['focus'])]);
      setSection(() => FocusSection);
    } catch {
      setHasFailed(true);
    }
  }, [loadTexts]);
  useEffect(() => void load(), [load]);
  if (Section) return <Section {...props} />;
  if (hasFailed) return <LoadFailed text={translate('network.unreached')} onRetry={() => void load()} />;
  return <LoadingState height={320} />;
}
