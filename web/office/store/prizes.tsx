import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import gift from '#brand/art/wrapped-gift.svg'
import { textIn } from '#contract/languages.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { type OfficePrize, officePrizes, orderPrizes } from '#contract/store-office.ts'
import { ListingBar } from '#web/office/kit/listing-bar.tsx'
import { useListing } from '#web/office/kit/listing-state.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { OrderedList, OrderedName } from '#web/office/kit/ordered-list.tsx'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isFoundIn } from '#web/ui/search-text.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Text } from '#web/ui/text.tsx'
import { AwaitedPrizes } from './awaited-prizes.tsx'
import { Categories } from './categories.tsx'
import { PrizePicture } from './prize-picture.tsx'
import { PrizeTags } from './prize-tags.tsx'
import { categoriesQuery, prizesQuery } from './prizes-query.ts'
import { useOfficeStoreWords } from './words.ts'

export function Prizes() {
  const { prizeShelf, prizeCategories } = useOfficeStoreWords()
  const [search] = useSearchParams()
  const view = search.get('view')
  return (
    <OfficeScreen title={prizeShelf.title} note={<PrizeCount />} actions={<AddPrize />}>
      <Tabs
        label={prizeShelf.title}
        tabs={[
          { to: officePaths.prizes, text: prizeShelf.all, isCurrent: view === null },
          {
            to: `${officePaths.prizes}?view=awaited`,
            text: prizeShelf.awaited,
            isCurrent: view === 'awaited',
          },
          {
            to: `${officePaths.prizes}?view=categories`,
            text: prizeCategories.title,
            isCurrent: view === 'categories',
          },
        ]}
      />
      <Loaded key={view} waiting={<Waiting height="400px" />}>
        {view === 'awaited' ? <AwaitedPrizes /> : view === 'categories' ? <Categories /> : <Shelf />}
      </Loaded>
    </OfficeScreen>
  )
}

function AddPrize() {
  const { prizeShelf } = useOfficeStoreWords()
  return (
    <ButtonLink to={officePaths.newPrize}>
      <IconPlus size={18} aria-hidden="true" />
      {prizeShelf.add}
    </ButtonLink>
  )
}

function PrizeCount() {
  const { number } = useFormat()
  const { data } = useQuery(prizesQuery)
  return data ? number(data.length) : null
}

function Shelf() {
  const { prizeShelf } = useOfficeStoreWords()
  const language = useLanguage()
  const { data: prizes } = useSuspenseQuery(prizesQuery)
  const { data: categories } = useSuspenseQuery(categoriesQuery)
  const filters = [
    {
      key: 'category',
      label: prizeShelf.category,
      options: categories.map(({ id, titles }) => ({ value: id, label: textIn(titles, language) })),
    },
  ]
  const state = useListing({ columns: [], filters, sort: { key: 'place', direction: 'ascending' } })
  const { category } = state.chosen
  if (prizes.length === 0)
    return <EmptyState art={gift} title={prizeShelf.none} text={prizeShelf.noneText} action={<AddPrize />} />
  const found = prizes.filter(
    (prize) =>
      isFoundIn(textIn(prize.titles, language), state.q) && (!category || prize.category === category),
  )
  return (
    <>
      <ListingBar filters={filters} searchLabel={prizeShelf.search} state={state} />
      {found.length === 0 ? (
        <Text look="quiet">{prizeShelf.notFound}</Text>
      ) : (
        <PrizesInOrder prizes={found} isPart={found.length < prizes.length} />
      )}
    </>
  )
}

function PrizesInOrder({ prizes, isPart }: { prizes: readonly OfficePrize[]; isPart: boolean }) {
  const { prizeShelf } = useOfficeStoreWords()
  const language = useLanguage()
  return (
    <OrderedList
      label={prizeShelf.title}
      things={prizes}
      isPart={isPart}
      keyOf={({ id }) => id}
      upLabel={({ titles }) => prizeShelf.up(textIn(titles, language))}
      downLabel={({ titles }) => prizeShelf.down(textIn(titles, language))}
      save={(ids) => officeApi.call(orderPrizes, { ids })}
      savedText={prizeShelf.ordered}
      failedText={prizeShelf.failed}
      refreshes={[officePrizes]}
    >
      {(prize) => <PrizeRow prize={prize} />}
    </OrderedList>
  )
}

function PrizeRow({ prize }: { prize: OfficePrize }) {
  const { prizeShelf } = useOfficeStoreWords()
  const { coins, number } = useFormat()
  const language = useLanguage()
  const { data: categories } = useQuery(categoriesQuery)
  const category = categories?.find(({ id }) => id === prize.category)
  return (
    <>
      <PrizePicture tone={prize.tone} image={prize.images[0]} sizePx={48} />
      <OrderedName
        to={linkTo(officePaths.prize, { id: prize.id })}
        name={textIn(prize.titles, language)}
        facts={[
          category ? textIn(category.titles, language) : false,
          prize.kind !== 'parcel' && prizeShelf.kinds[prize.kind],
          prizeShelf.coins(coins(prize.price), prize.price),
          // What is not counted is not counted out either.
          prize.stock !== null && prizeShelf.taken(number(prize.taken), prize.taken),
        ]}
      />
      <PrizeTags prize={prize} />
    </>
  )
}
