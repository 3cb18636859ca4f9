import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, placeNotification } from '../../../src/app/placeNotification.ts';

const bar: Box = { left: 900, right: 1300, top: 64, bottom: 112 };
const screen = { bar, top: 64, bottom: 900, links: [] };
const button = (top: number, left = 1200): Box => ({ left, right: left + 80, top, bottom: top + 36 });

test('a notification stays at the top right where nothing is', () => {
  expect(placeNotification({ ...screen, controls: [button(80, 300)] })).toBe(64);
});

test('a notification goes below the buttons at the top right', () => {
  expect(placeNotification({ ...screen, controls: [button(80), button(140, 1000)] })).toBe(184);
});

test('a notification that covers nothing doesn’t move when the page changes', () => {
  const moved = { ...bar, top: 300, bottom: 348 };
  expect(placeNotification({ ...screen, bar: moved, controls: [button(80)] })).toBe(300);
});

test('a notification covers links only where every other place has a button', () => {
  const links = Array.from({ length: 30 }, (_, row) => button(64 + row * 40));
  expect(placeNotification({ ...screen, controls: [button(80)], links })).toBe(124);
  expect(placeNotification({ ...screen, controls: links, links })).toBeNull();
});

test('PAGE-02 a notification never covers a button', () => {
  const place = fc.record({ left: fc.nat(1400), top: fc.nat(1000), width: fc.nat(400), height: fc.nat(80) });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 12 }), (places) => {
      const controls = places.map(({ left, top, width, height }) => ({
        left,
        right: left + width,
        top,
        bottom: top + height,
      }));
      const top = placeNotification({ ...screen, controls });
      if (top === null) return;
      expect(top).toBeGreaterThanOrEqual(64);
      for (const one of controls) {
        const isCovered =
          one.left < bar.right && one.right > bar.left && one.top < top + 48 && one.bottom > top;
        expect(isCovered).toBe(false);
      }
    }),
  );
});
