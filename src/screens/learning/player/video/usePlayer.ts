import { type RefObject, useEffect, useState } from 'react';

export const playbackRates = [0.75, 1, 1.25, 1.5, 2] as const;
const skipSeconds = 5;

/** The state of a video and the actions of its controls. */
export function usePlayer(ref: RefObject<HTMLVideoElement | null>) {
  const [isPlaying, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState(0);
  const [rate, setRate] = useState(1);
  const [hasCaptions, setCaptions] = useState(true);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const read = () => {
      setPlaying(!video.paused && !video.ended);
      setPosition(video.currentTime);
      setDuration(Number.isFinite(video.duration) ? video.duration : 0);
      setFailed(video.error !== null);
    };
    for (const event of events) video.addEventListener(event, read);
    read();
    return () => {
      for (const event of events) video.removeEventListener(event, read);
    };
  }, [ref]);

  function seek(seconds: number) {
    const video = ref.current;
    if (video) video.currentTime = Math.min(Math.max(0, seconds), duration);
  }
  function togglePlay() {
    const video = ref.current;
    // A video that can't be played reports an error event.
    if (video?.paused) void video.play().catch(() => setPlaying(false));
    else video?.pause();
  }
  function changeRate(next: number) {
    if (ref.current) ref.current.playbackRate = next;
    setRate(next);
  }
  function toggleCaptions() {
    const [track] = ref.current?.textTracks ?? [];
    if (!track) return;
    track.mode = hasCaptions ? 'hidden' : 'showing';
    setCaptions(!hasCaptions);
  }
  const shortcuts: Readonly<Record<string, () => void>> = {
    ' ': togglePlay,
    k: togglePlay,
    c: toggleCaptions,
    ArrowLeft: () => seek(position - skipSeconds),
    ArrowRight: () => seek(position + skipSeconds),
  };
  const actions = { seek, togglePlay, changeRate, toggleCaptions, shortcuts };
  return { isPlaying, position, duration, rate, hasCaptions, hasFailed, ...actions };
}

export type Player = ReturnType<typeof usePlayer>;

const events = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'loadedmetadata',
  'durationchange',
  'error',
];
