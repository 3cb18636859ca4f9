import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { remindDueRaters } from '../../../server/usecases/raters/remind.ts';
import { type House, startHouse } from '../../support/startHouse.ts';
import { anInvitation, assignmentAt } from '../survey/cycle.ts';
import { anOffice, path } from './office.ts';

let house: House;
beforeEach(async () => {
  house ??= await startHouse();
  // A Tuesday; the campaigns were launched on the Friday before.
  house.clock.set(new Date('2026-11-24T10:00:00Z'));
});
afterAll(() => house.close());

async function anInvited(
  office: Awaited<ReturnType<typeof anOffice>>,
  place: number,
  time_zone: string | null,
) {
  const user = office.others[place];
  if (!user) throw new Error('nobody there');
  await house.database.owner.updateTable('users').set({ time_zone }).where('id', '=', user.id).execute();
  const { id } = await anInvitation(house, {
    account: office.account,
    relationship: 'peer',
    user,
    campaign_id: office.campaign_id,
    target_id: office.target_id,
  });
  return id;
}
const sentTo = async (id: number) => (await assignmentAt(house, id)).reminders_sent;

describe('reminders by themselves', () => {
  test('go out in the working hours of each recipient, once a wave, and not to those who have finished', async () => {
    const office = await anOffice(house);
    const [london, tokyo, done] = [
      await anInvited(office, 0, 'Europe/London'),
      await anInvited(office, 1, 'Asia/Tokyo'),
      await anInvited(office, 2, null),
    ];
    await house.database.owner
      .updateTable('assignments')
      .set({ status: 'finished', finished_on: '2026-11-24' })
      .where('id', '=', done)
      .execute();
    await remindDueRaters(house.deps, office.campaign_id);
    await remindDueRaters(house.deps, office.campaign_id);
    expect([await sentTo(london), await sentTo(tokyo), await sentTo(done)]).toEqual([1, 0, 0]);
    house.clock.set(new Date('2026-11-25T01:00:00Z')); // ten in the morning in Tokyo
    await remindDueRaters(house.deps, office.campaign_id);
    expect([await sentTo(london), await sentTo(tokyo)]).toEqual([1, 1]);
    house.clock.set(new Date('2026-11-25T10:00:00Z')); // at work again, and no new wave
    await remindDueRaters(house.deps, office.campaign_id);
    expect([await sentTo(london), await sentTo(tokyo)]).toEqual([1, 1]);
  });

  test('stay away where the campaign sends none, or its account is not served', async () => {
    const quiet = await anOffice(house, { facts: { reminders: false } });
    const paused = await anOffice(house);
    const ids = [await anInvited(quiet, 0, null), await anInvited(paused, 0, null)];
    await house.database.owner
      .updateTable('accounts')
      .set({ status: 'suspended' })
      .where('id', '=', paused.account.id)
      .execute();
    for (const { campaign_id } of [quiet, paused]) await remindDueRaters(house.deps, campaign_id);
    expect([await sentTo(ids[0] ?? 0), await sentTo(ids[1] ?? 0)]).toEqual([0, 0]);
  });
});

describe('reminders by hand', () => {
  test('the target asks for one about themselves; outside working hours it goes out when they begin', async () => {
    house.clock.set(new Date('2026-11-21T12:00:00Z')); // a Saturday
    const office = await anOffice(house, { facts: { reminders: false } });
    const id = await anInvited(office, 0, null);
    const { campaign_id, target_id } = office;
    const reply = await (await office.self()).post(path('remind'), { campaign_id, target_id });
    expect([reply.status, reply.body, await sentTo(id)]).toEqual([200, {}, 0]);
    house.clock.set(new Date('2026-11-23T09:10:00Z'));
    await remindDueRaters(house.deps, campaign_id);
    expect(await sentTo(id)).toBe(1);
  });

  test('a whole campaign is for its administrators, and the answer is the same when nobody is left', async () => {
    const office = await anOffice(house);
    const { campaign_id } = office;
    expect((await (await office.self()).post(path('remind'), { campaign_id })).body.code).toBe('forbidden');
    const nobody = await office.admin.post(path('remind'), { campaign_id });
    const id = await anInvited(office, 0, null);
    const somebody = await office.admin.post(path('remind'), { campaign_id });
    expect([nobody.status, nobody.text]).toEqual([somebody.status, somebody.text]);
    expect(await sentTo(id)).toBe(1);
    const other = await anOffice(house);
    const mixed = { campaign_id, target_id: other.target_id };
    expect((await other.admin.post(path('remind'), mixed)).status).toBe(404);
  });
});
