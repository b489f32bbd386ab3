import { IconPlus } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { linkTo, officePaths } from '#contract/paths.ts'
import { type OfficePrize, officePrizes, orderPrizes } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { OrderedList, OrderedName } from '#web/office/kit/ordered-list.tsx'
import { Waiting } from '#web/office/kit/waiting.tsx'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AwaitedPrizes } from './awaited-prizes.tsx'
import { PrizePicture } from './prize-picture.tsx'
import { PrizeTags } from './prize-tags.tsx'
import { prizesQuery } from './prizes-query.ts'
import { useOfficeStoreWords } from './words.ts'

export function Prizes() {
  const { prizeShelf } = useOfficeStoreWords()
  const [search] = useSearchParams()
  const isAwaited = search.get('view') === 'awaited'
  return (
    <OfficeScreen
      title={prizeShelf.title}
      note={<PrizeCount />}
      actions={
        <ButtonLink to={officePaths.newPrize}>
          <IconPlus size={18} aria-hidden="true" />
          {prizeShelf.add}
        </ButtonLink>
      }
    >
      <Tabs
        label={prizeShelf.title}
        tabs={[
          { to: officePaths.prizes, text: prizeShelf.all, isCurrent: !isAwaited },
          { to: `${officePaths.prizes}?view=awaited`, text: prizeShelf.awaited, isCurrent: isAwaited },
        ]}
      />
      <Loaded key={String(isAwaited)} waiting={<Waiting height="400px" />}>
        {isAwaited ? <AwaitedPrizes /> : <Shelf />}
      </Loaded>
    </OfficeScreen>
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
  return (
    <OrderedList
      label={prizeShelf.title}
      things={prizes}
      keyOf={({ id }) => id}
      upLabel={({ titles }) => prizeShelf.up(titles[language])}
      downLabel={({ titles }) => prizeShelf.down(titles[language])}
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
  return (
    <>
      <PrizePicture tone={prize.tone} image={prize.images[0]} sizePx={48} />
      <OrderedName
        to={linkTo(officePaths.prize, { id: prize.id })}
        name={prize.titles[language]}
        facts={[
          prizeShelf.categories[prize.category],
          prizeShelf.coins(coins(prize.price), prize.price),
          // What is not counted is not counted out either.
          prize.stock !== null && prizeShelf.taken(number(prize.taken), prize.taken),
        ]}
      />
      <PrizeTags prize={prize} />
    </>
  )
}
