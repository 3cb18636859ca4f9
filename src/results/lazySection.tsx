import { type ComponentType, use, useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TextArea } from '../../locales/languages.ts';
import { LoadTextsContext } from '../kit/context/LoadTextsContext.ts';
import { LoadFailed } from '../kit/states/LoadFailed.tsx';
import { LoadingState } from '../kit/states/LoadingState.tsx';

interface LazySectionOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The areas whose texts the section shows in addition to those of its page. */
  readonly texts: readonly TextArea[];
  /** The height in px until the section has loaded. */
  readonly height: number;
}

/** A section of a page whose program and texts are loaded after those of the page. */
export function lazySection<Props extends object>({ load, texts, height }: LazySectionOptions<Props>) {
  return function LazySection(props: Props) {
    const translate = useTranslate();
    const loadTexts = use(LoadTextsContext);
    const [Section, setSection] = useState<ComponentType<Props> | null>(null);
    const [hasFailed, setHasFailed] = useState(false);
    const fetchSection = useCallback(async () => {
      setHasFailed(false);
      try {
        const [Loaded] = await Promise.all([load(), loadTexts(texts)]);
        setSection(() => Loaded);
      } catch {
        setHasFailed(true);
      }
    }, [loadTexts]);
    useEffect(() => void fetchSection(), [fetchSection]);
    if (Section) return <Section {...props} />;
    if (hasFailed)
      return <LoadFailed text={translate('network.unreached')} onRetry={() => void fetchSection()} />;
    return <LoadingState height={height} />;
  };
}
