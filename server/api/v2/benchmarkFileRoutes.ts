import type { FastifyInstance } from 'fastify';
import { benchmarkFileCalls as calls } from '../../../contract/v2/benchmarkFile.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { loadBenchmarkFile, removeBenchmarkFile } from '../../usecases/benchmarks/changeBenchmarkFile.ts';
import { checkBenchmarkFile, readBenchmarkFile } from '../../usecases/benchmarks/readBenchmarkFile.ts';
import { callServer } from '../calls.ts';

/** Registers the calls with which platform administrators load the external benchmark. */
export function registerBenchmarkFileRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calls.read, (_nothing, caller) => readBenchmarkFile(deps, caller));
  serve(calls.check, ({ text }, caller) => checkBenchmarkFile(deps, caller, text));
  serveChange(calls.load, answers.benchmarkFileLoaded, (input, caller) =>
    loadBenchmarkFile(deps, caller, input),
  );
  serveChange(calls.remove, answers.benchmarkFileRemoved, ({ id }, caller) =>
    removeBenchmarkFile(deps, caller, id),
  );
}
