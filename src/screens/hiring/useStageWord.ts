import { useTranslate } from 'react-admin';
import { defaultStages } from '../../../domain/hiring/stages.ts';

const ours: ReadonlySet<string> = new Set(defaultStages);

/** What a stage is called: ours in the reader's language, an account's own as it was written. */
export function useStageWord(): (stage: string) => string {
  const translate = useTranslate();
  return (stage) => (ours.has(stage) ? translate(`hiring.stages.${stage}`) : stage);
}
