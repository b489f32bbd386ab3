import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { linkTo, officePaths } from '#contract/paths.ts'
import { type OfficePrize, officePrizes, orderPrizes } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeScreen } from '#web/office/kit/office-screen.tsx'
import { OrderedList } from '#web/office/kit/ordered-list.tsx'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage, useWords } from '#web/platform/language.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx'
import { usePrizes } from './calls.ts'
import { PrizePicture } from './prize-picture.tsx'
import { PrizeTags } from './prize-tags.tsx'
import styles from './store.module.css'
import { useOfficeStoreWords } from './words.ts'

/** Every prize in the order of the store. */
export function Prizes() {
  const { prizeShelf } = useOfficeStoreWords()
  const { shell } = useWords()
  const { number } = useFormat()
  const { data: prizes } = usePrizes()
  return (
    <OfficeScreen
      title={prizeShelf.title}
      note={prizes && number(prizes.length)}
      actions={
        <ButtonLink to={officePaths.newPrize}>
          <IconPlus size={18} aria-hidden="true" />
          {prizeShelf.add}
        </ButtonLink>
      }
    >
      {prizes ? (
        <Shelf prizes={prizes} />
      ) : (
        <Skeleton text={shell.loading}>
          <SkeletonBlock height="400px" />
        </Skeleton>
      )}
    </OfficeScreen>
  )
}

function Shelf({ prizes }: { prizes: readonly OfficePrize[] }) {
  const { prizeShelf } = useOfficeStoreWords()
  const language = useLanguage()
  const [ordered, setOrdered] = useState<readonly string[]>()
  const { isPending, mutate } = useAction({
    act: (ids: string[]) => officeApi.call(orderPrizes, { ids }),
    done: prizeShelf.ordered,
    failed: prizeShelf.failed,
    refreshes: [officePrizes.path],
  })
  // In its new place at once; whatever came of it is what the store says next.
  const shown =
    isPending && ordered ? ordered.flatMap((id) => prizes.find((prize) => prize.id === id) ?? []) : prizes
  return (
    <OrderedList
      label={prizeShelf.title}
      things={shown}
      keyOf={({ id }) => id}
      upLabel={({ titles }) => prizeShelf.up(titles[language])}
      downLabel={({ titles }) => prizeShelf.down(titles[language])}
      isBusy={isPending}
      onOrder={(ids) => {
        setOrdered(ids)
        mutate(ids)
      }}
    >
      {(prize) => <Row prize={prize} />}
    </OrderedList>
  )
}

function Row({ prize }: { prize: OfficePrize }) {
  const { prizeShelf } = useOfficeStoreWords()
  const { coins, number } = useFormat()
  const language = useLanguage()
  return (
    <>
      <PrizePicture tone={prize.tone} image={prize.images[0]} sizePx={48} />
      <div className={styles.name}>
        <Link to={linkTo(officePaths.prize, { id: prize.id })}>{prize.titles[language]}</Link>
        <p>
          {[
            prizeShelf.categories[prize.category],
            prizeShelf.coins(coins(prize.price), prize.price),
            // What is not counted is not counted out either.
            prize.stock !== null && prizeShelf.taken(number(prize.taken), prize.taken),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <PrizeTags prize={prize} />
    </>
  )
}
