import { languages, type Texts } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages.ts'
import { memberPaths } from '#contract/paths.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { tellOfNewRules } from '#server/notifications/broadcasting/broadcasts.ts'
import type { Tx } from '#server/platform/db.ts'

const addresses: Readonly<Record<PageKey, string>> = {
  privacy: memberPaths.privacy,
  regulation: memberPaths.regulation,
  support: memberPaths.support,
  'delete-account': memberPaths.deleteAccount,
}

type NewText = { page: PageKey; staffId: string; now: Temporal.Instant }

export async function tellMembers(tx: Tx, { page, ...facts }: NewText): Promise<void> {
  const titles = languages.map((language) => [language, textsIn(language).rules_changed[page]])
  await tellOfNewRules(tx, { ...facts, titles: Object.fromEntries(titles) as Texts, link: addresses[page] })
}
