import { useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { changeSettings, readSettings } from '#contract/settings.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { Form } from '#web/platform/form.tsx'
import { useLanguage } from '#web/platform/language.ts'
import { refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { toast } from '#web/ui/toasts.ts'
import { changesOf, type Draft, draftOf, faultsIn } from './draft.ts'
import { RankingRows } from './ranking-rows.tsx'
import { SaveBar } from './save-bar.tsx'
import styles from './settings.module.css'
import { groups } from './shape.ts'
import { VouchedRow } from './vouched-row.tsx'
import { WholeRow } from './whole-row.tsx'
import { useOfficeSettingsWords } from './words.ts'

/** The rows with what is typed in them; nothing is sent before the bar at the foot says what it does. */
export function EditSettings({ kept }: { kept: Answer<typeof readSettings> }) {
  const { programme } = useOfficeSettingsWords()
  const language = useLanguage()
  const [draft, setDraft] = useState(() => draftOf(kept, language))
  const changes = changesOf(draft, kept)
  const sending = useSending(
    async () => {
      await officeApi.call(changeSettings, { ...changes, version: kept.version })
      toast(programme.saved)
      await refresh(readSettings)
    },
    () => faultsIn(draft, programme),
  )
  const change = (part: Partial<Draft>) => {
    setDraft((earlier) => ({ ...earlier, ...part }))
    sending.forgive(...Object.keys(part))
  }
  const row = { draft, change, kept, faults: sending.failure?.fields ?? {} }
  return (
    <Form
      onSubmit={() => sending.submit(undefined)}
      onEdit={() => undefined}
      failure={sending.failure}
      fallback={programme.failed}
    >
      <div className={styles.groups}>
        {groups.map(({ key, rows }) => (
          <section key={key} className={styles.group} aria-label={programme.groups[key]}>
            <h2>{programme.groups[key]}</h2>
            {rows.map((setting) => (
              <WholeRow key={setting.key} setting={setting} {...row} />
            ))}
          </section>
        ))}
        <section className={styles.group} aria-label={programme.groups.verification}>
          <h2>{programme.groups.verification}</h2>
          <VouchedRow {...row} />
        </section>
        <section className={styles.group} aria-label={programme.groups.ranking}>
          <h2>{programme.groups.ranking}</h2>
          <RankingRows {...row} />
        </section>
      </div>
      <SaveBar
        changes={changes}
        isSending={sending.isSending}
        onDiscard={() => {
          setDraft(draftOf(kept, draft.language))
          sending.forgive(...Object.keys(draft))
        }}
      />
    </Form>
  )
}
