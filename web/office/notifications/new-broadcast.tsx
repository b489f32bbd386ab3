import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultLanguage, type Language, languages, type Texts } from '#contract/languages.ts'
import {
  countSegment,
  officeBroadcasts,
  SentBroadcast,
  sendBroadcast,
} from '#contract/notifications-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf, refresh } from '#web/platform/query.ts'
import type { FieldFaults } from '#web/platform/sending.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { Preview } from './preview.tsx'
import { isScreen, segmentOf } from './segment.ts'
import { SegmentFields } from './segment-fields.tsx'
import { useOfficeNotificationsWords } from './words.ts'

const anybody = { profile: '', level: '', address: '', activity: '' }

export function NewBroadcast({ onClose }: { onClose: () => void }) {
  const { broadcasting } = useOfficeNotificationsWords()
  const { number } = useFormat()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState(anybody)
  const [texts, setTexts] = useState<Texts>({ 'pt-BR': '', es: '', en: '' })
  const segment = segmentOf(chosen)
  const { data, isError, refetch } = useQuery(queryOf(officeApi, countSegment, { segment }))
  const people = data?.people
  const write = (language: Language, text: string) =>
    setTexts((earlier) => ({ ...earlier, [language]: text }))

  function check({ link = '' }: Record<string, string>): FieldFaults {
    return {
      ...(!texts[defaultLanguage].trim() && { [`titles.${defaultLanguage}`]: broadcasting.missing }),
      ...(!isScreen(link.trim()) && { link: broadcasting.linkWrong }),
    }
  }

  async function send({ link = '' }: Record<string, string>) {
    try {
      const message = { titles: texts, link: link.trim() || null, segment, people: people ?? 0 }
      await officeApi.call(sendBroadcast, message, { idempotencyKey })
    } catch (error) {
      if (!isApiFailure(error) || error.status !== 409) throw error
      await refetch()
      throw Object.assign(error, { message: broadcasting.stale })
    }
    toast(broadcasting.sending)
    await refresh(officeBroadcasts)
  }

  return (
    <OfficeDialog
      isWide
      title={broadcasting.new}
      closeLabel={broadcasting.close}
      action={people === 1 ? broadcasting.send1 : broadcasting.sendN(number(people ?? 0))}
      fallback={broadcasting.failed}
      check={check}
      onClose={onClose}
      onSend={send}
      closedBecause={isError ? broadcasting.failed : closedBecause(people, broadcasting)}
    >
      {(failure) => (
        <>
          {languages.map((language) => (
            <TextArea
              key={language}
              rows={2}
              name={`titles.${language}`}
              label={broadcasting.text(broadcasting.languages[language])}
              hint={language === 'pt-BR' ? broadcasting.textHint : undefined}
              fault={failure?.fields[`titles.${language}`]}
              maxLength={longestOf(SentBroadcast.shape.titles.shape[language])}
              lang={language}
              value={texts[language]}
              onChange={(event) => write(language, event.target.value)}
            />
          ))}
          <Preview title={texts['pt-BR']} />
          <TextField
            name="link"
            label={broadcasting.link}
            hint={broadcasting.linkHint}
            fault={failure?.fields.link}
            autoComplete="off"
            maxLength={longestOf(SentBroadcast.shape.link)}
          />
          <SegmentFields
            chosen={chosen}
            onChange={(part) => setChosen((earlier) => ({ ...earlier, ...part }))}
          />
          <p role="status">
            {people === undefined
              ? broadcasting.counting
              : people === 1
                ? broadcasting.reaches1
                : people > 0 && broadcasting.reaches(number(people))}
          </p>
        </>
      )}
    </OfficeDialog>
  )
}

type Words = ReturnType<typeof useOfficeNotificationsWords>['broadcasting']

function closedBecause(people: number | undefined, broadcasting: Words): string | undefined {
  if (people === undefined) return broadcasting.counting
  return people === 0 ? broadcasting.reachesNobody : undefined
}
