import type { Settings } from '#contract/settings.ts'
import type { Tx } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { settingsRow, updateSettings } from './queries.ts'

type Changes = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }
type SettingsChange = { changes: Changes; version: number }

export async function changeSettings(tx: Tx, { changes, version }: SettingsChange) {
  const before = await settingsRow(tx)
  const names = Object.keys(changes) as (keyof Settings)[]
  const changed = names.filter(
    (name) => changes[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(changes[name]),
  )
  const pick = (from: Changes): Partial<Settings> =>
    Object.fromEntries(changed.map((name) => [name, from[name]]))
  const after = await updateSettings(tx, pick(changes), version)
  if (!after) throw new Refusal('stale')
  return { version: after.version, before: pick(before), after: pick(changes) }
}
