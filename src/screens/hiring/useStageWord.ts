import { useTranslate } from 'react-admin';
import { defaultStages } from '../../../domain/hiring/stages.ts';

const ours: ReadonlySet<string> = new Set(defaultStages);

/** The name of a stage: default stages are translated, an account's own stages are shown as entered. */
export function useStageWord(): (stage: string) => string {
  const translate = useTranslate();
  return (stage) => (ours.has(stage) ? translate(`hiring.stages.${stage}`) : stage);
}
