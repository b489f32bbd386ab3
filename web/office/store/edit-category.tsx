import { useState } from 'react'
import { defaultLanguage, languages, type Texts } from '#contract/languages.ts'
import { categoryArts } from '#contract/prize-fields.ts'
import {
  createCategory,
  type OfficeCategory,
  officeCategories,
  officePrizes,
  SentCategory,
  updateCategory,
} from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { categoryArt } from '#web/platform/category-art.ts'
import { refresh } from '#web/platform/query.ts'
import { missing } from '#web/platform/sending.ts'
import { Select } from '#web/ui/select.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useOfficeStoreWords } from './words.ts'

type EditCategoryProps = { category: OfficeCategory | undefined; onClose: () => void }

export function EditCategory({ category, onClose }: EditCategoryProps) {
  const { prizeCategories, prizeEditor } = useOfficeStoreWords()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [art, setArt] = useState(category?.art ?? 'wrapped-gift')
  return (
    <OfficeDialog
      title={category ? prizeCategories.editOf(category.titles[defaultLanguage]) : prizeCategories.add}
      closeLabel={prizeCategories.close}
      action={prizeEditor.save}
      fallback={prizeCategories.failed}
      check={(typed) => missing(typed, { [`titles.${defaultLanguage}`]: prizeEditor.faults.text })}
      onClose={onClose}
      onSend={async (typed) => {
        const titles = Object.fromEntries(
          languages.map((language) => [language, typed[`titles.${language}`] ?? '']),
        ) as Texts
        if (category)
          await officeApi.call(updateCategory, { id: category.id, version: category.version, titles, art })
        else await officeApi.call(createCategory, { titles, art }, { idempotencyKey })
        toast(prizeCategories.saved)
        await refresh(officeCategories, officePrizes)
      }}
    >
      {(failure) => (
        <>
          {languages.map((language) => (
            <TextField
              key={language}
              name={`titles.${language}`}
              label={prizeCategories.nameIn(prizeEditor.writing.languages[language])}
              {...(language !== defaultLanguage && { optional: prizeEditor.optional })}
              defaultValue={category?.titles[language] ?? ''}
              fault={failure?.fields[`titles.${language}`]}
              maxLength={longestOf(SentCategory.shape.titles.shape[language])}
              lang={language}
            />
          ))}
          <Row>
            <img src={categoryArt[art]} width="40" height="40" alt="" />
            <Select
              label={prizeCategories.art}
              value={art}
              options={categoryArts.map((value) => ({ value, label: prizeCategories.arts[value] }))}
              onChange={({ target }) => setArt(categoryArts.find((value) => value === target.value) ?? art)}
            />
          </Row>
        </>
      )}
    </OfficeDialog>
  )
}
