import type { FastifyInstance } from 'fastify';
import { relationshipCalls } from '../../../contract/v2/relationships.ts';
import type { Deps } from '../../deps.ts';
import { checkHierarchy } from '../../usecases/relationships/checkHierarchy.ts';
import { deriveFromTeams, previewDerivation } from '../../usecases/relationships/deriveFromTeams.ts';
import { readRelatedPeople } from '../../usecases/relationships/readRelatedPeople.ts';
import { callServer } from '../calls.ts';

export function registerRelationshipRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(relationshipCalls.ofPerson, ({ user_id }, caller) => readRelatedPeople(deps, caller, user_id));
  serve(relationshipCalls.checks, (_nothing, caller) => checkHierarchy(deps, caller));
  serve(relationshipCalls.derivePreview, (_nothing, caller) => previewDerivation(deps, caller));
  serve(relationshipCalls.derive, (_nothing, caller) => deriveFromTeams(deps, caller));
}
