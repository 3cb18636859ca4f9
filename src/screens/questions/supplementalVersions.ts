import type { useTranslate } from 'react-admin';
import type { SupplementalQuestionDetails } from '../../../dataProviders/questions.ts';
import { supplementalWording } from '../../../domain/questions/supplementalForm.ts';
import { type Form, normalizedForm } from './supplementalDraft.ts';
import type { ComparisonSide } from './VersionComparison.tsx';
import type { ComparableVersion } from './VersionHistory.tsx';

type Translate = ReturnType<typeof useTranslate>;

/** A form with its scale or the order of its options, for a comparison. */
export function supplementalSide(name: string, form: Form, translate: Translate): ComparisonSide {
  const { points, options, ...rest } = normalizedForm(form);
  const order = options.map(({ text }) => text).join(' · ');
  const scale = points === null ? '' : translate('questions.versions.points', { smart_count: points });
  return {
    name,
    wording: supplementalWording({ points, options, ...rest }),
    facts: [
      ...(points === null ? [] : [[translate('questions.versions.scale'), scale] as const]),
      ...(options.length === 0 ? [] : [[translate('questions.versions.order'), order] as const]),
    ],
  };
}

/** The versions of a custom question for their list and comparison. */
export function supplementalVersions(
  question: SupplementalQuestionDetails,
  translate: Translate,
): readonly ComparableVersion[] {
  return question.versions.map(({ version, form, written_at, written_by }) => ({
    ...supplementalSide(translate('questions.versionShort', { version }), form, translate),
    version,
    written_at,
    by: written_by ?? translate('questions.versions.someone'),
    campaigns: null,
    chip: version === question.version ? translate('questions.versions.current') : null,
  }));
}
