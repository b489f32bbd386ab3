import { useMemo, useState } from 'react'
import type { Answer, Input } from '#contract/endpoint.ts'
import { defaultLanguage, type Language, languages } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages.ts'
import { officePage, officePages, PageTexts, publishPage } from '#contract/pages-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { LeaveGuard } from '#web/office/kit/leave-guard.tsx'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { longestOf } from '#web/platform/bounds.ts'
import { useFormat } from '#web/platform/format.ts'
import { refresh } from '#web/platform/query.ts'
import { useSending } from '#web/platform/sending.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { toast } from '#web/ui/toasts.ts'
import { Changes } from './changes.tsx'
import { OutdatedFields, PageFields } from './page-fields.tsx'
import styles from './pages.module.css'
import { RichText } from './rich-text.tsx'
import { useOfficePagesWords, useSettingLabels } from './words.ts'

type Page = Answer<typeof officePage>
type EditPageProps = { page: PageKey; inForce: Page; start: Page }

export function EditPage({ page, inForce, start }: EditPageProps) {
  const { texts } = useOfficePagesWords()
  const { number, date } = useFormat()
  const [language, setLanguage] = useState<Language>('pt-BR')
  const [draft, setDraft] = useState(start.texts)
  const [tell, setTell] = useState(page === 'regulation' || page === 'privacy')
  const { isSending, failure, submit } = useSending(() =>
    publish({ page, version: inForce.version, texts: draft, tell }, texts),
  )
  const { programme } = useSettingLabels()
  const fieldNames = useMemo(() => {
    const stated = inForce.fields.map(({ setting }) => [setting, programme.rows[setting].label])
    return { ...texts.brandFields, ...Object.fromEntries(stated) }
  }, [inForce.fields, programme, texts])
  const outdated = inForce.fields.filter(({ stated, now }) => stated !== null && stated !== now)
  const change = (part: Partial<Page['texts'][Language]>) =>
    setDraft((earlier) => ({ ...earlier, [language]: { ...earlier[language], ...part } }))
  const unwritten = languages.filter((each) => isUnwritten(each, draft[each]))
  const isSame = JSON.stringify(draft) === JSON.stringify(inForce.texts)
  const closed =
    isSame && outdated.length === 0
      ? texts.nothingChanged
      : unwritten.length > 0
        ? texts.incomplete(unwritten.map((each) => texts.languages[each]).join(', '))
        : undefined
  const isOld = start.version !== inForce.version
  const note = isOld ? texts.old : texts.inForce
  return (
    <OfficeScreen
      title={texts.names[page]}
      above={{ to: officePaths.pages, text: texts.title }}
      note={note(number(start.version), date(start.updated_at))}
      actions={
        <>
          {closed && <p>{closed}</p>}
          <Checkbox checked={tell} onChange={({ target }) => setTell(target.checked)}>
            {texts.tell}
          </Checkbox>
          <Button isBusy={isSending} disabled={closed !== undefined} onClick={() => submit(undefined)}>
            {texts.publish}
          </Button>
        </>
      }
    >
      <LeaveGuard isOn={!isSending && JSON.stringify(draft) !== JSON.stringify(start.texts)} />
      {failure && <Notice kind="error">{failure.message || texts.failed}</Notice>}
      {outdated.length > 0 && (
        <Notice kind="attention">
          <OutdatedFields outdated={outdated} />
        </Notice>
      )}
      {inForce.agreed_before !== null && inForce.agreed_before > 0 && (
        <Notice kind="info">{texts.agreed(number(inForce.agreed_before))}</Notice>
      )}
      <Row as="fieldset" className={styles.languages} aria-label={texts.language}>
        {languages.map((each) => (
          <Chip key={each} isPressed={each === language} onPress={() => setLanguage(each)}>
            {texts.languages[each]}
          </Chip>
        ))}
      </Row>
      <Columns widths={['3fr', '2fr']} from={1000} align="start" className={styles.sides}>
        <Stack>
          <TextField
            label={texts.pageTitle}
            lang={language}
            maxLength={longestOf(PageTexts.shape['pt-BR'].shape.title)}
            value={draft[language].title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <RichText
            key={language}
            label={texts.body}
            lang={language}
            html={draft[language].description}
            fieldNames={fieldNames}
            onChange={(description) => change({ description })}
          />
        </Stack>
        <Stack>
          <Changes before={inForce.texts[language].description} after={draft[language].description} />
          <TitledCard title={texts.versions}>
            <Stack as="ul" gap={1}>
              {inForce.versions.map(({ version, updated_at }) => (
                <li key={version}>
                  <TextLink
                    to={
                      version === inForce.version
                        ? linkTo(officePaths.page, { page })
                        : `${linkTo(officePaths.page, { page })}?v=${version}`
                    }
                  >
                    {texts.versionN(number(version))}
                  </TextLink>{' '}
                  {date(updated_at)}
                </li>
              ))}
            </Stack>
          </TitledCard>
          <PageFields fields={inForce.fields} />
        </Stack>
      </Columns>
    </OfficeScreen>
  )
}

/** Portuguese is enough; another language has both parts or none. */
function isUnwritten(language: Language, words: Page['texts'][Language]): boolean {
  const [title, description] = [words.title.trim(), words.description.trim()]
  return language === defaultLanguage ? !title || !description : !title !== !description
}

type Words = ReturnType<typeof useOfficePagesWords>['texts']

async function publish(version: Input<typeof publishPage>, texts: Words) {
  try {
    await officeApi.call(publishPage, version)
  } catch (error) {
    if (!isApiFailure(error) || error.status !== 409) throw error
    await refresh(officePage)
    throw Object.assign(error, { message: texts.stale })
  }
  toast(texts.published1)
  await refresh(officePage, officePages)
}
