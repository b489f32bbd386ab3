import { sql } from 'kysely'
import type { Texts } from '#contract/languages.ts'
import type { NotificationKind } from '#contract/notifications.ts'
import { memberPaths } from '#contract/paths.ts'
import type { ProfileType } from '#contract/people.ts'
import type { Tx } from '#server/platform/db.ts'
import { memberIdOf, momentBefore } from './seed-world.ts'

const cup = { 'pt-BR': 'Copo térmico 500 ml', es: 'Vaso térmico 500 ml', en: 'Thermal cup 500 ml' }
const backpack = { 'pt-BR': 'Mochila executiva', es: 'Mochila ejecutiva', en: 'Work backpack' }
const earphones = { 'pt-BR': 'Fone sem fio', es: 'Auriculares inalámbricos', en: 'Wireless earphones' }
type DemoNotification = readonly [
  kind: NotificationKind,
  daysAgo: number,
  facts: { titles?: Texts; coins?: number },
  link: string,
]

const demoNotifications: Readonly<Record<'redeemer' | 'saver', readonly DemoNotification[]>> = {
  redeemer: [
    ['verified', 90, {}, memberPaths.home],
    ['redemption_requested', 40, { titles: cup }, memberPaths.redemptions],
    ['redemption_delivered', 34, { titles: cup }, memberPaths.redemptions],
    ['redemption_cancelled', 23, { titles: earphones, coins: 4200 }, memberPaths.redemptions],
    ['redemption_preparing', 8, { titles: backpack }, memberPaths.redemptions],
    ['redemption_shipped', 6, { titles: backpack }, memberPaths.redemptions],
    ['prize_back', 1, { titles: earphones }, memberPaths.store],
  ],
  saver: [
    ['verified', 350, {}, memberPaths.home],
    ['prize_back', 3, { titles: earphones }, memberPaths.store],
  ],
}

const readAfterDays = 3

export async function addNotifications(
  tx: Tx,
  {
    now,
    people,
  }: { now: Temporal.Instant; people: Readonly<Record<keyof typeof demoNotifications, string>> },
) {
  for (const who of ['redeemer', 'saver'] as const) {
    const id = await memberIdOf(tx, people[who])
    const redeemed = await redemptionsOf(tx, id)
    const rows = demoNotifications[who].map(([kind, daysAgo, facts, link]) => ({
      member_id: id,
      kind,
      facts: JSON.stringify(facts),
      link: link === memberPaths.redemptions ? `${link}/${redeemed.get(facts.titles?.['pt-BR'])}` : link,
      created_at: momentBefore(now, 24 * daysAgo, kind),
    }))
    await tx.insertInto('notification').values(rows).execute()
  }
  await addBroadcasts(tx, now)
  await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('created_at', '<', now.subtract({ hours: 24 * readAfterDays }))
    .execute()
}

type DemoBroadcast = { daysAgo: number; profiles: ProfileType[] | null; link: string; titles: Texts }

const demoBroadcasts: readonly DemoBroadcast[] = [
  {
    daysAgo: 118,
    profiles: ['veterinarian', 'breeder'],
    link: memberPaths.recommendations,
    titles: {
      'pt-BR': 'Sua indicação agora vale moedas quando o cliente compra.',
      es: 'Tu recomendación ahora vale monedas cuando el cliente compra.',
      en: 'Your recommendation now earns coins when the client buys.',
    },
  },
  {
    daysAgo: 62,
    profiles: null,
    link: memberPaths.store,
    titles: {
      'pt-BR': 'Mochila, fone e recarga de celular chegaram à loja.',
      es: 'Llegaron a la tienda la mochila, los auriculares y la recarga de celular.',
      en: 'Backpack, headphones and phone top-up are in the store.',
    },
  },
  {
    daysAgo: 14,
    profiles: ['attendant'],
    link: memberPaths.home,
    titles: {
      'pt-BR': 'Linha gatos rende mais: +200 moedas quando você chegar a 5 sacos.',
      es: 'La línea de gatos rinde más: +200 monedas al llegar a 5 bolsas.',
      en: 'Cat food earns more: +200 coins when you reach 5 bags.',
    },
  },
]

/** Told to who was there on that day. */
async function addBroadcasts(tx: Tx, now: Temporal.Instant) {
  const admin = tx.selectFrom('staff').select('id').where('role', '=', 'admin').limit(1)
  for (const { daysAgo, profiles, link, titles } of demoBroadcasts) {
    const at = momentBefore(now, 24 * daysAgo, link)
    const told = await sql`
      insert into notification (member_id, kind, facts, link, created_at)
      select id, 'broadcast', ${JSON.stringify({ titles })}::jsonb, ${link}, ${at} from member
      where created_at < ${at} and (${profiles}::text[] is null or profile_type = any(${profiles}::text[]))`.execute(
      tx,
    )
    const people = Number(told.numAffectedRows)
    const segment = { profiles, level: null, has_address: null, active_days: null }
    const told_at = { created_at: at, done_at: at.add({ minutes: 1 }) }
    await tx
      .insertInto('broadcast')
      .values({ titles, link, segment, people, sent: people, ...told_at, staff_id: admin })
      .execute()
  }
}

async function redemptionsOf(tx: Tx, memberId: string) {
  const rows = await tx
    .selectFrom('redemption')
    .select(['id', 'titles'])
    .where('member_id', '=', memberId)
    .execute()
  return new Map<string | undefined, string>(rows.map(({ id, titles }) => [titles['pt-BR'], id]))
}
