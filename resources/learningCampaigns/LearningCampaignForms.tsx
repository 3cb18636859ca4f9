import type { RaRecord } from 'react-admin';
import { canEditLearningField } from '../../domain/learning/learningCampaigns.ts';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import type { Resource } from '../kit/resource.ts';
import { dependentFields } from './dependentFields.tsx';
import { type LearningCampaignRecord, learningCampaigns } from './learningCampaigns.ts';

/** Each section shows its main field; the dependent fields are added by `extra`. */
const of: Resource = {
  ...learningCampaigns,
  sections: {
    ...learningCampaigns.sections,
    content: ['content'],
    audience: ['audience'],
    dates: ['starts_on', 'reminders', 'due_kind'],
  },
};

const isFieldEditable = (record: RaRecord | undefined, name: string) =>
  canEditLearningField((record as LearningCampaignRecord | undefined)?.status ?? 'draft', name); // The form's record is a campaign.

const form = { of, after: 'edit', mayEdit: isFieldEditable, extra: dependentFields } as const;

export function LearningCampaignCreate() {
  return <CrudCreate {...form} />;
}

export function LearningCampaignUpdate() {
  return <CrudUpdate {...form} />;
}
