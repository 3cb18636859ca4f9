import type { useTranslate } from 'react-admin';
import type { SupplementalAnswer } from '../../../dataProviders/questions.ts';
import { supplementalWording } from '../../../domain/questions/supplemental.ts';
import { type Form, settledForm } from './supplementalDraft.ts';
import type { Side } from './VersionComparison.tsx';
import type { Version } from './Versions.tsx';

type Translate = ReturnType<typeof useTranslate>;

/** A form with its scale or the order of its options, for a comparison. */
export function supplementalSide(name: string, form: Form, translate: Translate): Side {
  const { points, options, ...rest } = settledForm(form);
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

/** The versions of a supplemental question for their list and comparison. */
export function supplementalVersions(question: SupplementalAnswer, translate: Translate): readonly Version[] {
  return question.versions.map(({ version, form, written_at, written_by }) => ({
    ...supplementalSide(translate('questions.versionShort', { version }), form, translate),
    version,
    written_at,
    by: written_by ?? translate('questions.versions.someone'),
    campaigns: null,
    chip: version === question.version ? translate('questions.versions.current') : null,
  }));
}
