import type { ComponentType, ReactElement } from 'react';
import { Resource, type ResourceProps } from 'react-admin';
import { CrudCreate, CrudUpdate } from '../src/kit/crud/CrudForm.tsx';
import { CrudList } from '../src/kit/crud/CrudList.tsx';
import { AccountCreate, AccountList, AccountUpdate } from './accounts/AccountScreens.tsx';
import {
  BenchmarkCampaignCreate,
  BenchmarkCampaignUpdate,
} from './benchmarkCampaigns/BenchmarkCampaignForms.tsx';
import { benchmarkCampaigns } from './benchmarkCampaigns/benchmarkCampaigns.ts';
import { blueprints } from './blueprints/blueprints.ts';
import { CourseCreate, CourseUpdate } from './courses/CourseForms.tsx';
import { eventTopics } from './eventTopics/eventTopics.ts';
import { AssignmentList } from './learningAssignments/AssignmentList.tsx';
import {
  LearningCampaignCreate,
  LearningCampaignUpdate,
} from './learningCampaigns/LearningCampaignForms.tsx';
import { LearningPathCreate, LearningPathUpdate } from './learningPaths/LearningPathForms.tsx';
import { QuestionList } from './questionBank/QuestionList.tsx';
import { type ResourceName, resources } from './registry.ts';
import { HiringRoleCreate, HiringRoleList, HiringRoleUpdate } from './requisitions/HiringRoleForms.tsx';
import { SupplementalList } from './supplementalQuestions/SupplementalList.tsx';
import { SurveyCampaignCreate, SurveyCampaignUpdate } from './surveyCampaigns/SurveyCampaignForms.tsx';
import { surveyCampaigns } from './surveyCampaigns/surveyCampaigns.ts';
import { TeamList } from './teams/TeamList.tsx';
import { TeamUpdate } from './teams/TeamUpdate.tsx';
import { UserCreate, UserUpdate } from './users/UserForms.tsx';
import { UserList } from './users/UserList.tsx';

interface Screens {
  readonly list: ComponentType;
  readonly create: ComponentType;
  readonly edit: ComponentType;
}

/** The resources with custom screens; all others use those derived from their declaration. */
const customScreens: Partial<Record<ResourceName, Partial<Screens>>> = {
  accounts: { list: AccountList, create: AccountCreate, edit: AccountUpdate },
  question_bank: { list: QuestionList },
  supplemental_questions: { list: SupplementalList },
  teams: { list: TeamList, edit: TeamUpdate },
  users: { list: UserList, create: UserCreate, edit: UserUpdate },
  blueprints: { create: () => <CrudCreate of={blueprints} after="edit" /> },
  event_topics: {
    create: () => <CrudCreate of={eventTopics} after="edit" />,
    edit: () => <CrudUpdate of={eventTopics} after="edit" />,
  },
  courses: { create: CourseCreate, edit: CourseUpdate },
  learning_paths: { create: LearningPathCreate, edit: LearningPathUpdate },
  learning_campaigns: { create: LearningCampaignCreate, edit: LearningCampaignUpdate },
  learning_assignments: { list: AssignmentList },
  requisitions: { list: HiringRoleList, create: HiringRoleCreate, edit: HiringRoleUpdate },
  benchmark_campaigns: {
    list: () => <CrudList of={benchmarkCampaigns} removable={false} />,
    create: BenchmarkCampaignCreate,
    edit: BenchmarkCampaignUpdate,
  },
  survey_campaigns: {
    list: () => <CrudList of={surveyCampaigns} removable={false} />,
    create: SurveyCampaignCreate,
    edit: SurveyCampaignUpdate,
  },
};

/** All resources with their screens. The components are created once, so that forms keep their input. */
const registeredResources: readonly ReactElement<ResourceProps & Screens>[] = resources.map((of) => (
  <Resource
    key={of.name}
    name={of.name}
    list={() => <CrudList of={of} />}
    create={() => <CrudCreate of={of} />}
    edit={() => <CrudUpdate of={of} />}
    {...customScreens[of.name]}
  />
));

/** The screens of a resource. Throws a `RangeError` for an unknown name. */
export function screensOf(name: string): Screens {
  const resource = registeredResources.find(({ props }) => props.name === name);
  if (!resource) throw new RangeError(`no record is called ${name}`);
  return resource.props;
}
