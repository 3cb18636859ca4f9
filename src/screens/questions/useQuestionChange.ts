import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, HttpError, isAborted } from '../../../dataProviders/errors.ts';
import { questionBank } from '../../../resources/questionBank/questionBank.ts';
import { supplementalQuestions } from '../../../resources/supplementalQuestions/supplementalQuestions.ts';

/** Everything cached about questions begins with this. */
export const questionsKey = 'question';

/** Somebody else was faster. */
export const isConflict = (failure: unknown) => failure instanceof HttpError && failure.code === 'conflict';

interface Outcome<A> {
  readonly say: (answer: A) => string;
  readonly after?: (answer: A) => void;
  /** Answers whether the failure is told by the page itself. */
  readonly onRefused?: (failure: unknown) => boolean;
}

/** A change to a question: told once when it worked and once when it did not; what is cached is read anew. */
export function useQuestionChange<V, A>(
  change: (what: V) => Promise<A>,
  { say, after, onRefused }: Outcome<A>,
) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      notify(say(answer), { type: 'success' });
      after?.(answer);
    },
    onError: (failure) => {
      if (isAborted(failure) || onRefused?.(failure)) return;
      notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () =>
      Promise.all(
        [questionsKey, questionBank.name, supplementalQuestions.name].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
