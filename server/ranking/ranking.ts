import { type Language, textIn } from '#contract/languages.ts'
import type { Ranking, RankingRow } from '#contract/ranking.ts'
import { shortName } from '#domain/names.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { monthsWithPeople, placesIn, rankingSettings } from './queries.ts'

const most = 50
const near = 2

type RankingRequest = {
  memberId: string
  month: string | undefined
  language: Language
  now: Temporal.Instant
}

export async function rankingFor(db: Db, request: RankingRequest): Promise<Ranking> {
  const { memberId, language, now } = request
  const current = monthOf(now.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate())
  const known = await monthsWithPeople(db)
  const earlier = known.map(({ month }) => monthOf(month)).filter((month) => month < current)
  const months = [current, ...earlier]
  const month = request.month ?? current
  if (!months.includes(month)) throw new Refusal('not_found')
  const settings = await rankingSettings(db, memberId)
  // The member was erased after the token was checked.
  if (!settings) throw new Refusal('signed_out')
  const places = await placesIn(db, { month: `${month}-01`, memberId, most, near })
  const rows = (part: 'top' | 'around') => places.filter((place) => place.part === part).map(rowOf)
  const top = rows('top')
  const around = rows('around')
  const text = settings.ranking_prize_texts && textIn(settings.ranking_prize_texts, language)
  const authorisation = settings.ranking_authorisation
  return {
    month,
    is_current: month === current,
    months,
    top,
    around: top.some(({ is_me }) => is_me) ? [] : around,
    me: around.find(({ is_me }) => is_me) ?? null,
    people: known.find((one) => monthOf(one.month) === month)?.people ?? 0,
    is_hidden: settings.ranking_hidden,
    prize: text && authorisation ? { text, authorisation } : null,
  }
}

function rowOf({ position, name, coins, is_me }: RankingRow): RankingRow {
  return { position, name: shortName(name), coins, is_me }
}

function monthOf(day: Temporal.PlainDate): string {
  return day.toString().slice(0, 7)
}
