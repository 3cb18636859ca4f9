import { useEffect, useRef, useState } from 'react';
import { estimateSecondsPerQuestion } from '../../domain/survey/timeLeft.ts';

/**
 * Measures the seconds per question and keeps them in memory. They are not sent for the benchmark, since timing could
 * identify a respondent. `lap` returns the seconds of the question that ends.
 */
export function usePace(question: number | null): { readonly pace: number; readonly lap: () => number } {
  const [seconds, setSeconds] = useState<readonly number[]>([]);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question restarts the timer
  useEffect(() => {
    shownAt.current = performance.now();
  }, [question]);
  const lap = () => {
    const taken = (performance.now() - shownAt.current) / 1_000;
    setSeconds((before) => [...before, taken]);
    return taken;
  };
  return { pace: estimateSecondsPerQuestion(seconds), lap };
}
