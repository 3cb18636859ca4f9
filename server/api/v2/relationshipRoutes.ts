import type { FastifyInstance } from 'fastify';
import { relationshipCalls } from '../../../contract/v2/relationships.ts';
import type { Deps } from '../../deps.ts';
import { checkHierarchy } from '../../usecases/relationships/checkHierarchy.ts';
import { deriveFromTeams, previewDerivation } from '../../usecases/relationships/deriveFromTeams.ts';
import {
  importRelationships,
  previewRelationshipImport,
} from '../../usecases/relationships/importRelationships.ts';
import { readRelatedPeople } from '../../usecases/relationships/readRelatedPeople.ts';
import { serve } from '../calls.ts';

export function registerRelationshipRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, relationshipCalls.ofPerson, ({ user_id }, { signedIn }) =>
    readRelatedPeople(deps, signedIn, user_id),
  );
  serve(app, deps, relationshipCalls.checks, (_nothing, { signedIn }) => checkHierarchy(deps, signedIn));
  serve(app, deps, relationshipCalls.derivePreview, (_nothing, { signedIn }) =>
    previewDerivation(deps, signedIn),
  );
  serve(app, deps, relationshipCalls.derive, (_nothing, { signedIn }) => deriveFromTeams(deps, signedIn));
  serve(app, deps, relationshipCalls.importPreview, ({ text }, { signedIn }) =>
    previewRelationshipImport(deps, signedIn, text),
  );
  serve(app, deps, relationshipCalls.import, ({ text }, { signedIn }) =>
    importRelationships(deps, signedIn, text),
  );
}
