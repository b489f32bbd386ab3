import { IconMoon, IconSun } from '@tabler/icons-react'
import { useState } from 'react'
import { type Language, textIn } from '#contract/languages.ts'
import { formatIn } from '#web/platform/format.ts'
import { readParts } from '#web/platform/read-number.ts'
import { Button } from '#web/ui/button.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import type { PrizeDraft } from './draft.ts'
import { PrizePicture } from './prize-picture.tsx'
import styles from './store.module.css'
import { useOfficeStoreWords } from './words.ts'

const standings = ['available', 'missing', 'soldOut', 'redeemed'] as const

type PrizePreviewProps = { draft: PrizeDraft; language: Language; image: string | undefined }

export function PrizePreview({ draft, language, image }: PrizePreviewProps) {
  const { prizePreview } = useOfficeStoreWords()
  const [isDark, setDark] = useState(false)
  const Icon = isDark ? IconSun : IconMoon
  return (
    <TitledCard
      title={prizePreview.title}
      end={
        <Button variant="outline" onClick={() => setDark(!isDark)}>
          <Icon size={18} aria-hidden="true" />
          {isDark ? prizePreview.light : prizePreview.dark}
        </Button>
      }
    >
      <Columns widths={['1fr', '1fr']} className={styles.previews} data-scheme={isDark ? 'dark' : 'light'}>
        {standings.map((standing) => (
          <Stack as="figure" gap={1} key={standing}>
            <figcaption>{prizePreview.standings[standing]}</figcaption>
            <Card standing={standing} draft={draft} language={language} image={image} />
          </Stack>
        ))}
      </Columns>
    </TitledCard>
  )
}

type CardProps = PrizePreviewProps & { standing: (typeof standings)[number] }

function Card({ standing, draft, language, image }: CardProps) {
  const { prizePreview } = useOfficeStoreWords()
  const { coins } = formatIn(language)
  const words = prizePreview.card[language]
  const price = readParts(draft.price, draft.language, 1) ?? 0
  const missing = Math.ceil(price / 5)
  const isGrey = standing === 'soldOut' || standing === 'redeemed'
  return (
    <Stack gap={2} className={styles.card} lang={language} inert>
      <PrizePicture tone={draft.tone} image={image} sizePx={96} isWide isGrey={isGrey} />
      <b>{textIn(draft.titles, language) || prizePreview.untitled}</b>
      <CoinAmount figure={coins(price)} word={words.coins} isGrey={isGrey} />
      {standing === 'available' && (
        <Button size="small" isFullWidth>
          {words.redeem}
        </Button>
      )}
      {standing === 'missing' && (
        <>
          <Progress
            label={words.coins}
            text={words.missing(coins(missing))}
            value={price - missing}
            max={price}
            thicknessPx={6}
          />
          <small>{words.missing(coins(missing))}</small>
        </>
      )}
      {standing === 'soldOut' && (
        <>
          <Tag kind="neutral">{words.soldOut}</Tag>
          <Button size="small" variant="outline" isFullWidth>
            {words.watch}
          </Button>
        </>
      )}
      {standing === 'redeemed' && (
        <Button size="small" isFullWidth disabled>
          {words.limitReached}
        </Button>
      )}
    </Stack>
  )
}
