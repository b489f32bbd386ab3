import { IconPlus } from '@tabler/icons-react'
import type { Answer } from '#contract/endpoint.ts'
import type { officePage } from '#contract/pages-office.ts'
import { statedValue } from '#contract/settings.ts'
import { useFormat } from '#web/platform/format.ts'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Text } from '#web/ui/text.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { toast } from '#web/ui/toasts.ts'
import styles from './pages.module.css'
import { insertField } from './rich-text.tsx'
import { useOfficePagesWords, useSettingLabels } from './words.ts'

type Fields = Answer<typeof officePage>['fields']

/** What a text can take from the settings; a version keeps what held when it was published. */
export function PageFields({ fields }: { fields: Fields }) {
  const { texts } = useOfficePagesWords()
  const { programme } = useSettingLabels()
  const { number } = useFormat()
  return (
    <TitledCard title={texts.fields} note={texts.fieldsNote}>
      <RuledList>
        {fields.map(({ setting, now }) => (
          <li key={setting}>
            <button
              type="button"
              className={styles.chip}
              // The press must not take the caret away from the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!insertField(setting, programme.rows[setting].label)) toast(texts.fieldNotHere)
              }}
            >
              <IconPlus size={14} aria-hidden="true" />
              {programme.rows[setting].label}
            </button>
            <Text as="b" isAtEnd>
              {number(statedValue(setting, now))}
            </Text>
          </li>
        ))}
      </RuledList>
    </TitledCard>
  )
}

type OutdatedProps = { outdated: Answer<typeof officePage>['fields'] }

/** What the text in force says otherwise than it is now. */
export function OutdatedFields({ outdated }: OutdatedProps) {
  const { texts } = useOfficePagesWords()
  const { programme } = useSettingLabels()
  const { number } = useFormat()
  return (
    <>
      <b>{texts.outdated}</b>
      <ul>
        {outdated.map(({ setting, stated, now }) => (
          <li key={setting}>
            {texts.saysOtherwise(
              programme.rows[setting].label,
              number(statedValue(setting, stated ?? 0)),
              number(statedValue(setting, now)),
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
