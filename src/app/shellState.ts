import { useSyncExternalStore } from 'react';
import type { OwnResult } from '../../dataProviders/results.ts';
import { type Recommendations, unknownRecommendations } from '../../domain/access/recommendations.ts';

export type Colour = 'success' | 'error' | 'warning' | 'neutral';

/** The one message of the notification bar (ENT-43). */
export interface Notification {
  readonly message: string;
  readonly active: boolean;
  readonly colour: Colour;
  /** Ends an undoable change: kept when the bar goes, taken back by Undo. */
  readonly settle?: (undone: boolean) => void;
}

/** The reset state (ENT-44). */
export const noNotification: Notification = { message: '', active: false, colour: 'neutral' };

/** What the parts of the shell share (ENT-36 to ENT-44). */
export interface ShellState {
  readonly supportDialogOpen: boolean;
  readonly fullScreenMenuOpen: boolean;
  readonly chatStarted: boolean;
  readonly routeLoading: boolean;
  /** Drawn again from nothing whenever it changes. */
  readonly routeKey: string;
  readonly notification: Notification;
  /** A chunk could not be loaded: a reload is offered. */
  readonly reloadOffered: boolean;
  /** Whether there is anything to recommend to the signed-in person (STATE-34, STATE-35). */
  readonly recommendations: Recommendations;
  /** The own results of whoever has recommendations, newest first; else none (STATE-36). */
  readonly ownResults: readonly OwnResult[];
}

/** The state before anyone signs in. */
export const initialShell: ShellState = {
  supportDialogOpen: false,
  fullScreenMenuOpen: false,
  chatStarted: false,
  routeLoading: false,
  routeKey: randomKey(),
  notification: noNotification,
  reloadOffered: false,
  recommendations: unknownRecommendations,
  ownResults: [],
};

let state = initialShell;
const subscribers = new Set<() => void>();

export const readShell = (): ShellState => state;

export function changeShell(change: Partial<ShellState>): void {
  state = { ...state, ...change };
  for (const subscriber of subscribers) subscriber();
}

/** Forces the screen to be drawn again (ENT-42). */
export function refreshRouteKey(): void {
  changeShell({ routeKey: randomKey() });
}

export function useShell<T>(select: (shell: ShellState) => T): T {
  return useSyncExternalStore(subscribe, () => select(state));
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** Not `randomUUID`, which plain http on another host than localhost does not have. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
