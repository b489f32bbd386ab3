import type { Language } from '#contract/languages.ts'
import { type StatedSetting, statedSettings, statedValue } from '#contract/settings.ts'
import { figure } from '#server/i18n/figures.ts'
import type { Db } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readSettings } from '#server/platform/settings.ts'

const brandFields = ['name', 'company', 'site', 'supportEmail', 'privacyEmail'] as const
/** Filled in for `{{name}}` when a page is read, so that it follows the brand. */
export type BrandTexts = Readonly<Record<(typeof brandFields)[number], string>>

/** What a text states of the settings. It is kept with its version, because people agreed to that. */
export type Stated = Readonly<Partial<Record<StatedSetting, number>>>

type Words = { readonly language: Language; readonly title: string; readonly description: string }

/** The settings that texts name, as they are now; a name that is none is refused. */
export async function statedIn(db: Db, texts: readonly Words[]): Promise<Stated> {
  const settings = await readSettings(db, statedSettings)
  const named = texts.flatMap(({ language, title, description }) =>
    [...`${title} ${description}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => ({ language, name })),
  )
  const unknown = named.find(({ name }) => !isStated(name) && !brandFields.some((field) => field === name))
  if (unknown) throw new Refusal('field_unknown', { field: `texts.${unknown.language}.description` })
  return Object.fromEntries(
    named.flatMap(({ name }) => (isStated(name) ? [[name, settings[name]] as const] : [])),
  )
}

function isStated(name: string): name is StatedSetting {
  return statedSettings.some((setting) => setting === name)
}

/** What the newest text states otherwise than it is now. */
export async function outdatedIn(db: Db, stated: Stated) {
  return (await fieldsOf(db, stated)).flatMap(({ setting, stated, now }) =>
    stated !== null && stated !== now ? [{ setting, stated, now }] : [],
  )
}

export async function fieldsOf(db: Db, stated: Stated) {
  const settings = await readSettings(db, statedSettings)
  return statedSettings.map((setting) => ({
    setting,
    stated: stated[setting] ?? null,
    now: settings[setting],
  }))
}

export function statedFigures(stated: Stated, language: Language): Readonly<Record<string, string>> {
  const figures = (Object.entries(stated) as [StatedSetting, number][]).map(([setting, value]) => [
    setting,
    figure(language, statedValue(setting, value)),
  ])
  return Object.fromEntries(figures)
}
