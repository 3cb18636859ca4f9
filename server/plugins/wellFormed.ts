import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';

/** Names that every object answers to: a value that brings its own is not what it looks like. */
const everybodys = new Set(['toString', 'valueOf', 'toJSON']);

/**
 * What no rule should have to think of comes no further: the character 0, which neither database stores and over
 * which the embedded one loses its place, and objects that pretend.
 */
export function wellFormedOnly(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if ([body, query, params].some(isMalformed)) throw new Refusal('invalid', 422);
  });
}

function isMalformed(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return false;
  return Object.entries(value).some(
    ([name, one]) => everybodys.has(name) || name.includes('\0') || isMalformed(one),
  );
}
