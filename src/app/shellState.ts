import { useSyncExternalStore } from 'react';
import type { OwnResult } from '../../dataProviders/results.ts';
import { type RecommendationState, unknownRecommendations } from '../../domain/access/recommendationState.ts';
import { readStoredList } from '../kit/deviceStorage.ts';

export type Color = 'success' | 'error' | 'warning' | 'neutral';

/** The message of the notification bar (ENT-43). */
export interface Notification {
  readonly message: string;
  readonly active: boolean;
  readonly color: Color;
  /** Confirms an undoable change when the bar closes, or reverts it on Undo. */
  readonly confirmOrUndo?: (undone: boolean) => void;
}

/** The state without a notification (ENT-44). */
export const noNotification: Notification = { message: '', active: false, color: 'neutral' };

/** The shared state of the shell (ENT-36 to ENT-44). */
export interface ShellState {
  readonly supportDialogOpen: boolean;
  readonly fullScreenMenuOpen: boolean;
  readonly searchOpen: boolean;
  readonly shortcutsOpen: boolean;
  /** Whether single keys are shortcuts; the person can turn them off in this browser. */
  readonly areShortcutsOn: boolean;
  readonly chatStarted: boolean;
  readonly routeLoading: boolean;
  /** The first screen is still loading. */
  readonly isStarting: boolean;
  /** The key of the screen, which remounts when it changes. */
  readonly routeKey: string;
  readonly notification: Notification;
  /** A chunk failed to load, so a reload is offered. */
  readonly reloadOffered: boolean;
  /** Whether the signed-in person has recommendations (STATE-34, STATE-35). */
  readonly recommendations: RecommendationState;
  /** The person's own results, newest first; empty without recommendations (STATE-36). */
  readonly ownResults: readonly OwnResult[];
}

export const shortcutsOffKey = 'cairn.shortcutsOff';

/** The state before anyone signs in. */
export const initialShell: ShellState = {
  supportDialogOpen: false,
  fullScreenMenuOpen: false,
  searchOpen: false,
  shortcutsOpen: false,
  areShortcutsOn: readStoredList(shortcutsOffKey).length === 0,
  chatStarted: false,
  routeLoading: false,
  isStarting: false,
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

/** Remounts the screen (ENT-42). */
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

/** Not `crypto.randomUUID`, which is missing on plain http outside localhost. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
