import { hasOptions, likertPoints } from '../../../domain/questions/answerKinds.ts';
import type { SupplementalKind } from '../../../domain/questions/supplementalKinds.ts';
import type { Form, SupplementalFormDraft } from './supplementalDraft.ts';

/** The texts that a new question of a kind starts with. */
export type DefaultTexts = Pick<Form, 'text' | 'low' | 'high'>;

const defaultPoints = 5;
const noTexts: DefaultTexts = { text: '', low: '', high: '' };
const twoOptions: Form['options'] = [
  { id: null, text: '' },
  { id: null, text: '' },
];

/**
 * Returns the draft of a new question with another answer type. Default texts replace empty ones and those of the type before, and
 * an eNPS question is used in culture benchmarks only.
 */
export function draftOfKind(
  { form, ...settings }: SupplementalFormDraft,
  kind: SupplementalKind,
  defaultTextsOf: (kind: SupplementalKind) => DefaultTexts | null,
): SupplementalFormDraft {
  const before = defaultTextsOf(form.kind) ?? noTexts;
  const after = defaultTextsOf(kind) ?? noTexts;
  const textOf = (part: keyof DefaultTexts) =>
    form[part].trim() === '' || form[part] === before[part] ? after[part] : form[part];
  const points = form.points ?? defaultPoints;
  return {
    ...settings,
    campaign_kinds: kind === 'enps' ? ['benchmark'] : settings.campaign_kinds,
    form: {
      ...form,
      kind,
      ...{ text: textOf('text'), low: textOf('low'), high: textOf('high') },
      points: kind === 'likert' && !likertPoints.includes(points) ? defaultPoints : points,
      options: hasOptions(kind) && form.options.length === 0 ? twoOptions : form.options,
    },
  };
}
