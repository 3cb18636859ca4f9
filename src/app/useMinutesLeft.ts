import { useEffect, useState } from 'react';

const minute = 60_000;
const updateIntervalMs = 15_000;

const minutesUntil = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / minute));

/** The minutes until a moment, rounded up and updated while the page is open. */
export function useMinutesLeft(moment: string): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(moment));
  useEffect(() => {
    setMinutes(minutesUntil(moment));
    const timer = window.setInterval(() => setMinutes(minutesUntil(moment)), updateIntervalMs);
    return () => window.clearInterval(timer);
  }, [moment]);
  return minutes;
}
