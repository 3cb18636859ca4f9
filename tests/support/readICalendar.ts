import ICAL from 'ical.js';

/** Reads an iCalendar text with a library that the product doesn't use. Starts and ends are read with the time zones that it defines. */
export function readICalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const tzid = String(component.getFirstPropertyValue('tzid'));
      return [tzid, new ICAL.Timezone({ component, tzid })];
    }),
  );
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const value = (name: string) => component.getFirstPropertyValue(name);
    const timeOf = (name: string) => {
      const property = component.getFirstProperty(name);
      const time = property?.getFirstValue() as ICAL.Time; // Both properties are times.
      const zone = zones.get(String(property?.getParameter('tzid')));
      if (zone) time.zone = zone;
      return time;
    };
    const [start, end] = [timeOf('dtstart'), timeOf('dtend')];
    return {
      component,
      value,
      start: start.toJSDate().toISOString(),
      end: end.toJSDate().toISOString(),
      localStart: start.toString(),
    };
  });
  return { calendar, events, zones };
}
