import type { ComponentType } from 'react';
import { CrudCreate, CrudUpdate } from '../src/kit/crud/CrudForm.tsx';
import { CrudList } from '../src/kit/crud/CrudList.tsx';
import { AccountCreate, AccountList, AccountUpdate } from './accounts/AccountScreens.tsx';
import { benchmarkCampaigns } from './benchmarkCampaigns/benchmarkCampaigns.ts';
import { CampaignCreate, CampaignUpdate } from './benchmarkCampaigns/CampaignForms.tsx';
import { blueprints } from './blueprints/blueprints.ts';
import { CourseCreate, CourseUpdate } from './courses/CourseForms.tsx';
import { eventTopics } from './eventTopics/eventTopics.ts';
import type { ResourceName } from './index.ts';
import { AssignmentList } from './learningAssignments/AssignmentList.tsx';
import {
  LearningCampaignCreate,
  LearningCampaignUpdate,
} from './learningCampaigns/LearningCampaignForms.tsx';
import { PathCreate, PathUpdate } from './learningPaths/PathForms.tsx';
import { QuestionList } from './questionBank/QuestionList.tsx';
import { resourceNamed } from './registry.ts';
import { RoleCreate, RoleList, RoleUpdate } from './requisitions/RoleForms.tsx';
import { SupplementalList } from './supplementalQuestions/SupplementalList.tsx';
import { SurveyCreate, SurveyUpdate } from './surveyCampaigns/SurveyForms.tsx';
import { surveyCampaigns } from './surveyCampaigns/surveyCampaigns.ts';
import { TeamList } from './teams/TeamList.tsx';
import { TeamUpdate } from './teams/TeamUpdate.tsx';
import { UserCreate, UserUpdate } from './users/UserForms.tsx';
import { UserList } from './users/UserScreens.tsx';

export interface Screens {
  readonly list: ComponentType;
  readonly create: ComponentType;
  readonly update: ComponentType;
}

/** Which record replaces which default screen. */
const own: Partial<Record<ResourceName, Partial<Screens>>> = {
  accounts: { list: AccountList, create: AccountCreate, update: AccountUpdate },
  question_bank: { list: QuestionList },
  supplemental_questions: { list: SupplementalList },
  teams: { list: TeamList, update: TeamUpdate },
  users: { list: UserList, create: UserCreate, update: UserUpdate },
  blueprints: { create: () => <CrudCreate of={blueprints} after="edit" /> },
  event_topics: {
    create: () => <CrudCreate of={eventTopics} after="edit" />,
    update: () => <CrudUpdate of={eventTopics} after="edit" />,
  },
  courses: { create: CourseCreate, update: CourseUpdate },
  learning_paths: { create: PathCreate, update: PathUpdate },
  learning_campaigns: { create: LearningCampaignCreate, update: LearningCampaignUpdate },
  learning_assignments: { list: AssignmentList },
  requisitions: { list: RoleList, create: RoleCreate, update: RoleUpdate },
  benchmark_campaigns: {
    list: () => <CrudList of={benchmarkCampaigns} removable={false} />,
    create: CampaignCreate,
    update: CampaignUpdate,
  },
  survey_campaigns: {
    list: () => <CrudList of={surveyCampaigns} removable={false} />,
    create: SurveyCreate,
    update: SurveyUpdate,
  },
};

const made = new Map<string, Screens>();

/** The screens of a record; the same components at every call, or a form would lose what was typed. */
export function screensOf(name: string): Screens {
  const known = made.get(name);
  if (known) return known;
  const of = resourceNamed(name);
  const screens: Screens = {
    list: () => <CrudList of={of} />,
    create: () => <CrudCreate of={of} />,
    update: () => <CrudUpdate of={of} />,
    ...own[of.name as ResourceName], // the registry holds these names only
  };
  made.set(name, screens);
  return screens;
}
