import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** The screen of the current route, as loaded by the router. */
export function CurrentScreen() {
  const Screen = useLoaderData() as ComponentType; // Every loader of the route table returns a screen.
  return <Screen />;
}
