import { useEffect, useRef, useState } from 'react';
import {
  type GivenAnswer,
  type QuizAttempt,
  saveQuizAnswer,
} from '../../../../../dataProviders/ownQuizzes.ts';
import type { LearnerAnswer } from '../../../../../domain/learning/quiz/quizAnswers.ts';

/** Typing is saved after a pause, and at the latest when the page is left. */
const pauseMs = 800;

type Answers = ReadonlyMap<number, LearnerAnswer>;

/** The answers of an open attempt. Changes are saved one after another, so that an older one never replaces a newer one. */
export function useAttemptAnswers({ id, questions }: QuizAttempt) {
  const [answers, setAnswers] = useState<Answers>(
    () => new Map(questions.flatMap(({ id, answer }) => (answer ? [[id, answer] as const] : []))),
  );
  const [isUnsaved, setUnsaved] = useState(false);
  const waiting = useRef(new Map<number, LearnerAnswer>());
  const timer = useRef<number | undefined>(undefined);
  const saving = useRef<Promise<void> | null>(null);

  async function saveAll() {
    for (let next = takeFirst(waiting.current); next; next = takeFirst(waiting.current)) {
      const [questionId, answer] = next;
      try {
        await saveQuizAnswer(id, { question_id: questionId, ...copyOf(answer) });
        setUnsaved(false);
      } catch {
        // A newer answer to the same question stays. Submitting sends all answers again.
        if (!waiting.current.has(questionId)) waiting.current.set(questionId, answer);
        setUnsaved(true);
        return;
      }
    }
  }
  async function saveWaiting() {
    window.clearTimeout(timer.current);
    saving.current ??= saveAll().finally(() => {
      saving.current = null;
    });
    await saving.current;
  }
  const save = useRef(saveWaiting);
  save.current = saveWaiting;
  useEffect(() => () => void save.current(), []);

  function setAnswer(questionId: number, answer: LearnerAnswer, { isTyped = false } = {}) {
    setAnswers((before) => new Map(before).set(questionId, answer));
    waiting.current.set(questionId, answer);
    window.clearTimeout(timer.current);
    if (isTyped) timer.current = window.setTimeout(() => void save.current(), pauseMs);
    else void saveWaiting();
  }

  /** Saves what is waiting and returns all answers. Nothing is saved after an attempt was submitted. */
  async function takeAnswers(): Promise<GivenAnswer[]> {
    await saveWaiting();
    waiting.current.clear();
    return [...answers].map(([question_id, answer]) => ({ question_id, ...copyOf(answer) }));
  }
  return { answers, setAnswer, takeAnswers, isUnsaved };
}

const copyOf = ({ choices, text }: LearnerAnswer) => ({ choices: [...choices], text });

function takeFirst(waiting: Map<number, LearnerAnswer>): [number, LearnerAnswer] | undefined {
  const [first] = waiting;
  if (first) waiting.delete(first[0]);
  return first;
}
