import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { languages, textIn } from '#contract/languages.ts'
import {
  type OfficeCategory,
  officeCategories,
  orderCategories,
  removeCategory,
} from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OrderedList } from '#web/office/kit/ordered-list.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { categoryArt } from '#web/platform/category-art.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { EditCategory } from './edit-category.tsx'
import { categoriesQuery } from './prizes-query.ts'
import { useOfficeStoreWords } from './words.ts'

export function Categories() {
  const { prizeCategories } = useOfficeStoreWords()
  const language = useLanguage()
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const [edited, setEdited] = useState<OfficeCategory | 'new'>()
  const name = ({ titles }: OfficeCategory) => textIn(titles, language)
  return (
    <Stack>
      <Row spread="end">
        <Button variant="outline" onClick={() => setEdited('new')}>
          <IconPlus size={18} aria-hidden="true" />
          {prizeCategories.add}
        </Button>
      </Row>
      <OrderedList
        label={prizeCategories.title}
        things={categories}
        keyOf={({ id }) => id}
        upLabel={(category) => prizeCategories.up(name(category))}
        downLabel={(category) => prizeCategories.down(name(category))}
        save={(ids) => officeApi.call(orderCategories, { ids })}
        savedText={prizeCategories.saved}
        failedText={prizeCategories.failed}
        refreshes={[officeCategories]}
      >
        {(category) => (
          <CategoryRow category={category} name={name(category)} onEdit={() => setEdited(category)} />
        )}
      </OrderedList>
      {edited && (
        <EditCategory category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Stack>
  )
}

type CategoryRowProps = { category: OfficeCategory; name: string; onEdit: () => void }

function CategoryRow({ category, name, onEdit }: CategoryRowProps) {
  const { prizeCategories } = useOfficeStoreWords()
  const { number } = useFormat()
  const { isPending, mutate } = useAction({
    act: () => officeApi.call(removeCategory, { id: category.id }),
    done: prizeCategories.removed,
    failed: prizeCategories.failed,
    refreshes: [officeCategories],
  })
  const lacking = languages.filter((language) => !category.titles[language])
  return (
    <>
      <img src={categoryArt[category.art]} width="32" height="32" alt="" />
      <Stack gap={0} grows>
        <b>{name}</b>
        <Text look="small-quiet">
          {[
            prizeCategories.prizes(number(category.prizes), category.prizes),
            ...(lacking.length > 0 ? [prizeCategories.missingIn(lacking)] : []),
          ].join(' · ')}
        </Text>
      </Stack>
      {category.prizes === 0 && (
        <Button
          variant="quiet"
          isBusy={isPending}
          aria-label={prizeCategories.removeOf(name)}
          onClick={() => mutate()}
        >
          {prizeCategories.remove}
        </Button>
      )}
      <Button variant="quiet" aria-label={prizeCategories.editOf(name)} onClick={onEdit}>
        {prizeCategories.edit}
      </Button>
    </>
  )
}
