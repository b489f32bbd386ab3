import { type ReactNode, useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { officePages } from '#contract/pages-office.ts'
import { changeSettings, readSettings, type Settings } from '#contract/settings.ts'
import { EditorBar } from '#web/office/kit/editor.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { Form } from '#web/platform/form.tsx'
import { useLanguage } from '#web/platform/language.ts'
import { refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { Card } from '#web/ui/card.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { toast } from '#web/ui/toasts.ts'
import { ChoiceRow } from './choice-row.tsx'
import { changesOf, type Draft, draftOf, faultsIn } from './draft.ts'
import { RankingRows } from './ranking-rows.tsx'
import { RolesRow } from './roles-row.tsx'
import styles from './settings.module.css'
import { groups } from './shape.ts'
import { WholeRow } from './whole-row.tsx'
import { useOfficeSettingsWords } from './words.ts'

export function EditSettings({ stored }: { stored: Answer<typeof readSettings> }) {
  const { programme } = useOfficeSettingsWords()
  const language = useLanguage()
  const [draft, setDraft] = useState(() => draftOf(stored, language))
  const changes = changesOf(draft, stored)
  const sending = useSending(
    async () => {
      await officeApi.call(changeSettings, { ...changes, version: stored.version })
      toast(programme.saved)
      await refresh(readSettings, officePages)
    },
    () => faultsIn(draft, programme),
  )
  const change = (part: Partial<Draft>) => {
    setDraft((earlier) => ({ ...earlier, ...part }))
    sending.forgive(...Object.keys(part))
  }
  const row = { draft, change, stored, faults: sending.failure?.fields ?? {} }
  return (
    <Form
      onSubmit={() => sending.submit(undefined)}
      onEdit={() => undefined}
      failure={sending.failure}
      fallback={programme.failed}
    >
      <Columns widths={[184, '1fr']} from={1100} align="start">
        <SectionMenu />
        <Card isFlush>
          {groups.map(({ key, choice, rows }) => (
            <Group key={key} name={key}>
              {choice && <ChoiceRow name={choice} {...row} />}
              {rows.map((setting) => (
                <WholeRow key={setting.key} setting={setting} {...row} />
              ))}
            </Group>
          ))}
          <Group name="ranking">
            <RankingRows {...row} />
          </Group>
          <Group name="team">
            <RolesRow {...row} />
          </Group>
        </Card>
      </Columns>
      <SaveBar
        changes={changes}
        isSending={sending.isSending}
        onDiscard={() => {
          setDraft(draftOf(stored, draft.language))
          sending.forgive(...Object.keys(draft))
        }}
      />
    </Form>
  )
}

type GroupProps = {
  name: keyof ReturnType<typeof useOfficeSettingsWords>['programme']['groups']
  children: ReactNode
}

function Group({ name, children }: GroupProps) {
  const { programme } = useOfficeSettingsWords()
  return (
    <section
      className={styles.group}
      id={`settings-${name}`}
      tabIndex={-1}
      aria-label={programme.groups[name]}
    >
      <h2>{programme.groups[name]}</h2>
      {children}
    </section>
  )
}

const sections = [...groups.map(({ key }) => key), 'ranking', 'team'] as const

/** Leads to a part of the page; its address stays, so that nothing unsaved is asked about. */
function SectionMenu() {
  const { programme } = useOfficeSettingsWords()
  return (
    <nav className={styles.menu} aria-label={programme.sections}>
      {sections.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            const section = document.getElementById(`settings-${name}`)
            section?.scrollIntoView({ block: 'start' })
            section?.focus({ preventScroll: true })
          }}
        >
          {programme.groups[name]}
        </button>
      ))}
    </nav>
  )
}

type SaveBarProps = { changes: Partial<Settings>; isSending: boolean; onDiscard: () => void }

function SaveBar({ changes, isSending, onDiscard }: SaveBarProps) {
  const { programme } = useOfficeSettingsWords()
  const keys = Object.keys(changes) as (keyof Settings)[]
  if (keys.length === 0) return null
  return (
    <EditorBar
      message={
        <>
          <b>{programme.changes(keys.length)}</b>
          <ul>
            {keys.map((key) => (
              <li key={key}>{programme.effects[key]}</li>
            ))}
          </ul>
        </>
      }
      discard={{ label: programme.discard, onPress: onDiscard }}
      saveLabel={programme.save}
      isSending={isSending}
    />
  )
}
