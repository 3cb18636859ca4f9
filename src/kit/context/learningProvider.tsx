import type { DataProvider } from 'react-admin';
import type { ContentStatus } from '../../../domain/learning/contentStatus.ts';
import type { LearningStatus } from '../../../domain/learning/learningCampaigns.ts';

export type ContentKind = 'courses' | 'learning_paths';
export type OrderedChildKind = 'lessons' | 'path_steps';

interface CampaignReach {
  readonly people: number;
  readonly assigned: number;
  readonly states: Readonly<Record<'assigned' | 'started' | 'finished' | 'withdrawn' | 'overdue', number>>;
}

/** The methods of the data provider for learning, in addition to react-admin's own. */
export interface LearningProvider extends DataProvider {
  setContentStatus(of: ContentKind, id: number, status: ContentStatus): Promise<void>;
  /** Returns the id of the copy. */
  copyContent(of: ContentKind, id: number): Promise<number>;
  reorderContent(of: OrderedChildKind, parentId: number, ids: readonly number[]): Promise<void>;
  readLearningReach(campaignId: number): Promise<CampaignReach>;
  /** The four methods below return the number of people affected. */
  setLearningStatus(campaignId: number, status: LearningStatus): Promise<number>;
  assignNewcomers(campaignId: number): Promise<number>;
  extendAssignments(ids: readonly number[], dueOn: string | null): Promise<number>;
  changeAssignments(ids: readonly number[], state: 'withdrawn' | 'assigned'): Promise<number>;
}
