import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  notificationEventNames,
  notificationPath,
} from '../../../../domain/notifications/notificationEvents.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';

test('every notification leads to a page of the application', () => {
  for (const event of notificationEventNames) {
    const [path = ''] = notificationPath(event, 7).split('?');
    const page = mainRoutes.find((route) => route.path !== '*' && matchPath(route.path, path));
    expect(page?.load, `${event}: ${path}`).toBeInstanceOf(Function);
  }
});
