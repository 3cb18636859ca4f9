import { useEffect, useRef, useState } from 'react';
import { personalPace } from '../../domain/survey/timeLeft.ts';

/**
 * Measures how long questions stay on the screen. The page keeps the seconds for as long as it lives; of the benchmark
 * they are not sent, as a time beside an answer could tell whose it is. `lap` answers those of the question that ends.
 */
export function usePace(question: number | null): { readonly pace: number; readonly lap: () => number } {
  const [seconds, setSeconds] = useState<readonly number[]>([]);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question starts the watch anew
  useEffect(() => {
    shownAt.current = performance.now();
  }, [question]);
  const lap = () => {
    const taken = (performance.now() - shownAt.current) / 1_000;
    setSeconds((before) => [...before, taken]);
    return taken;
  };
  return { pace: personalPace(seconds), lap };
}
