import { errorText, isAborted } from '../../dataProviders/errors.ts';
import { readTexts } from '../language/texts.ts';
import { type Color, changeShell, noNotification, readShell } from './shellState.ts';

/** How long a message stays, in ms, and the swipe distance that dismisses it, in px (CONST-17, CONST-18). */
export const notificationMs = 5000;
export const swipePx = 50;

function replaceNotification(message: string, color: Color, settle?: (undone: boolean) => void): void {
  settlePrevious();
  changeShell({ notification: { message, active: true, color, confirmOrUndo: settle } });
}

/** Notifies of a success, with a general text by default. */
export function notifySuccess(message: string = readTexts().app.notification.success): void {
  replaceNotification(message, 'success');
}

/** Notifies of a failure with the server's or the error's text, otherwise a general one. Aborted requests are ignored. */
export function notifyError(failure: unknown): void {
  if (isAborted(failure)) return;
  replaceNotification(errorText(failure) ?? readTexts().app.notification.error, 'error');
}

/** Shows a message in any color; an empty one is ignored. `settle` confirms or reverts an undoable change. */
export function showNotification(color: Color, message: string, settle?: (undone: boolean) => void): void {
  if (message.trim()) replaceNotification(message, color, settle);
}

/** Closes the notification. An undoable change is confirmed unless `undone` is set. */
export function closeNotification(undone = false): void {
  const { confirmOrUndo } = readShell().notification;
  changeShell({ notification: noNotification });
  confirmOrUndo?.(undone);
}

function settlePrevious(): void {
  readShell().notification.confirmOrUndo?.(false);
}
