import type { ReactElement } from 'react';
import { Resource as AdminResource, type ResourceProps } from 'react-admin';
import type { CrudCreate } from '../src/kit/crud/CrudForm.tsx';
import type { CrudList } from '../src/kit/crud/CrudList.tsx';
import { type LoadScreen, lazyScreen } from '../src/kit/lazyScreen.ts';
import type { Resource } from './kit/resource.ts';
import { type ResourceName, resourceNamed, resources } from './registry.ts';

export type RecordScreenKind = 'list' | 'create' | 'update';
type ListProps = Parameters<typeof CrudList>[0];
type FormProps = Parameters<typeof CrudCreate>[0];

const listOf =
  (of: Resource, props: Omit<ListProps, 'of'> = {}) =>
  async () => {
    const { CrudList } = await import('../src/kit/crud/CrudList.tsx');
    return () => <CrudList of={of} {...props} />;
  };
const createFormOf =
  (of: Resource, props: Omit<FormProps, 'of'> = {}) =>
  async () => {
    const { CrudCreate } = await import('../src/kit/crud/CrudForm.tsx');
    return () => <CrudCreate of={of} {...props} />;
  };
const updateFormOf =
  (of: Resource, props: Omit<FormProps, 'of'> = {}) =>
  async () => {
    const { CrudUpdate } = await import('../src/kit/crud/CrudForm.tsx');
    return () => <CrudUpdate of={of} {...props} />;
  };

/** The records with custom screens; all others use those derived from their declaration. */
const customScreens: Partial<Record<ResourceName, Partial<Record<RecordScreenKind, LoadScreen>>>> = {
  accounts: {
    list: async () => (await import('./accounts/AccountScreens.tsx')).AccountList,
    create: async () => (await import('./accounts/AccountScreens.tsx')).AccountCreate,
    update: async () => (await import('./accounts/AccountScreens.tsx')).AccountUpdate,
  },
  benchmark_campaigns: {
    list: async () => (await import('./benchmarkCampaigns/BenchmarkCampaignList.tsx')).BenchmarkCampaignList,
    create: async () =>
      (await import('./benchmarkCampaigns/BenchmarkCampaignForms.tsx')).BenchmarkCampaignCreate,
    update: async () =>
      (await import('./benchmarkCampaigns/BenchmarkCampaignForms.tsx')).BenchmarkCampaignUpdate,
  },
  blueprints: { create: createFormOf(resourceNamed('blueprints'), { after: 'edit' }) },
  courses: {
    create: async () => (await import('./courses/CourseForms.tsx')).CourseCreate,
    update: async () => (await import('./courses/CourseForms.tsx')).CourseUpdate,
  },
  event_topics: {
    create: createFormOf(resourceNamed('event_topics'), { after: 'edit' }),
    update: updateFormOf(resourceNamed('event_topics'), { after: 'edit' }),
  },
  learning_assignments: {
    list: async () => (await import('./learningAssignments/AssignmentList.tsx')).AssignmentList,
  },
  learning_rules: {
    create: async () => (await import('./learningRules/LearningRuleForms.tsx')).LearningRuleCreate,
    update: async () => (await import('./learningRules/LearningRuleForms.tsx')).LearningRuleUpdate,
  },
  learning_campaigns: {
    create: async () =>
      (await import('./learningCampaigns/LearningCampaignForms.tsx')).LearningCampaignCreate,
    update: async () =>
      (await import('./learningCampaigns/LearningCampaignForms.tsx')).LearningCampaignUpdate,
  },
  learning_paths: {
    create: async () => (await import('./learningPaths/LearningPathForms.tsx')).LearningPathCreate,
    update: async () => (await import('./learningPaths/LearningPathForms.tsx')).LearningPathUpdate,
  },
  pay_projects: {
    list: async () => (await import('./payProjects/PayProjectList.tsx')).PayProjectList,
  },
  question_bank: { list: async () => (await import('./questionBank/QuestionList.tsx')).QuestionList },
  requisitions: {
    list: async () => (await import('./requisitions/HiringRoleList.tsx')).HiringRoleList,
    create: async () => (await import('./requisitions/HiringRoleScreens.tsx')).HiringRoleCreate,
    update: async () => (await import('./requisitions/HiringRoleScreens.tsx')).HiringRoleUpdate,
  },
  supplemental_questions: {
    list: async () => (await import('./supplementalQuestions/SupplementalList.tsx')).SupplementalList,
  },
  survey_campaigns: {
    list: async () => (await import('./surveyCampaigns/SurveyCampaignList.tsx')).SurveyCampaignList,
    create: async () => (await import('./surveyCampaigns/SurveyCampaignForms.tsx')).SurveyCampaignCreate,
    update: async () => (await import('./surveyCampaigns/SurveyCampaignForms.tsx')).SurveyCampaignUpdate,
  },
  teams: {
    list: async () => (await import('./teams/TeamList.tsx')).TeamList,
    update: async () => (await import('./teams/TeamUpdate.tsx')).TeamUpdate,
  },
  users: {
    list: async () => (await import('./users/UserList.tsx')).UserList,
    create: async () => (await import('./users/UserForms.tsx')).UserCreate,
    update: async () => (await import('./users/UserForms.tsx')).UserUpdate,
  },
};

const derivedScreens = { list: listOf, create: createFormOf, update: updateFormOf };

/** Returns how a record's screen is loaded. Each screen has its own chunk, so that a list does not load the forms. */
export const recordScreenOf = (name: ResourceName, kind: RecordScreenKind): LoadScreen =>
  customScreens[name]?.[kind] ?? derivedScreens[kind](resourceNamed(name));

/** Every record as react-admin's `<Resource>` with its screens. The route table owns their addresses. */
export const recordElements: readonly ReactElement<ResourceProps>[] = resources.map(({ name }) => (
  <AdminResource
    key={name}
    name={name}
    list={lazyScreen(recordScreenOf(name, 'list'))}
    create={lazyScreen(recordScreenOf(name, 'create'))}
    edit={lazyScreen(recordScreenOf(name, 'update'))}
  />
));
