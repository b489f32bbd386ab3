import { sql } from 'kysely'
import type { FirstStep, Untranslated } from '#contract/first-steps.ts'
import type { Db, Tx } from '#server/platform/db.ts'

type StepsDone = Record<Exclude<FirstStep, 'mail'> | 'is_closed', boolean>

/** Settings and texts are ours until somebody changes or publishes them. Two people: nobody confirms their own acts. */
export async function stepsDone(db: Db): Promise<StepsDone> {
  const { rows } = await sql<StepsDone>`
    select first_steps_closed as is_closed, version > 1 as settings,
      exists (select from text_page where page = 'regulation' and version > 1) as texts,
      (select count(*) from staff where blocked_at is null) > 1 as team,
      exists (select from distributor join distributor_company on distributor_id = distributor.id where active)
        as distributors,
      exists (select from product where active) as products,
      exists (select from prize where withdrawn_at is null) as prizes,
      exists (select from member) as people
    from setting`.execute(db)
  const [done] = rows
  if (!done) throw new Error('there are no settings')
  return done
}

export async function closeSteps(tx: Tx) {
  await tx.updateTable('setting').set({ first_steps_closed: true }).execute()
}

/** Drafts too, for they are meant to be seen; what was withdrawn is not. */
export async function untranslated(db: Db): Promise<Untranslated[]> {
  const { rows } = await sql<Untranslated>`
    with written as (
      select 'product' as kind, id::text, title, array[detail, descriptions] as texts
      from product where active or is_draft
      union all
      select 'prize', id::text, titles ->> 'pt-BR', array[titles, descriptions]
      from prize where withdrawn_at is null or is_draft
      union all
      select 'category', id, titles ->> 'pt-BR', array[titles] from prize_category
      union all
      select 'challenge', id::text, titles ->> 'pt-BR', array[titles, descriptions]
      from challenge where withdrawn_at is null or is_draft
      union all
      select 'reason', code, code, array[texts] from decision_reason where active
      union all
      select 'page', page, max(title) filter (where language = 'pt-BR'), array[jsonb_object_agg(language, title)]
      from text_page where version = (select max(version) from text_page as newest where newest.page = text_page.page)
      group by page
    ), lacking as (
      select kind, id, title, array(
        select language from unnest(array['es', 'en']) as language
        where exists (select from unnest(texts) as text where coalesce(text ->> language, '') = '')
      ) as languages from written
    )
    select kind, id, coalesce(title, '') as title, languages from lacking
    where languages <> '{}' order by kind, title, id`.execute(db)
  return rows
}
