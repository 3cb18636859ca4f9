import { errorText, isAborted } from '../../dataProviders/errors.ts';
import { readTexts } from '../language/texts.ts';
import { type Colour, changeShell, noNotification, readShell } from './shellState.ts';

/** How long a message stays, in ms, and how far in px it must be pushed to go earlier (§9). */
export const notificationMs = 5000;
export const swipePx = 50;

function show(message: string, colour: Colour, settle?: (undone: boolean) => void): void {
  settlePrevious();
  changeShell({ notification: { message, active: true, colour, settle } });
}

/** A success; without a text of its own it says so in one word. */
export function notifySuccess(message: string = readTexts().app.notification.success): void {
  show(message, 'success');
}

/** A failure, in the words of the answer or of the error, else in ours. A call that was given up says nothing. */
export function notifyError(failure: unknown): void {
  if (isAborted(failure)) return;
  show(errorText(failure) ?? readTexts().app.notification.error, 'error');
}

/** A message in any colour, or one whose change can still be undone; ignored without a text. */
export function notifyIn(colour: Colour, message: string, settle?: (undone: boolean) => void): void {
  if (message.trim()) show(message, colour, settle);
}

/** The bar goes back to its reset state; an undoable change is kept, unless it is undone. */
export function closeNotification(undone = false): void {
  const { settle } = readShell().notification;
  changeShell({ notification: noNotification });
  settle?.(undone);
}

function settlePrevious(): void {
  readShell().notification.settle?.(false);
}
