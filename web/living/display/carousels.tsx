import backpack from '#brand/art/backpack.svg'
import bagGreen from '#brand/art/bag-green.svg'
import bagRed from '#brand/art/bag-red.svg'
import bagTeal from '#brand/art/bag-teal.svg'
import cup from '#brand/art/cup-with-straw.svg'
import headphone from '#brand/art/headphone.svg'
import coffee from '#brand/art/hot-beverage.svg'
import coat from '#brand/art/lab-coat.svg'
import watch from '#brand/art/watch.svg'
import gift from '#brand/art/wrapped-gift.svg'
import { useFormat } from '#web/platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { displayWords } from './words.ts'

const balance = 3250

/** The store's numbers. */
const storeViews = { narrow: { slides: 2, gapPx: 10 }, wide: { slides: 3, gapPx: 50 } }

/** The simulator's. */
const resultViews = { narrow: { slides: 1, gapPx: 12 }, wide: { slides: 3, gapPx: 16 } }

export function StoreCarousel() {
  const { carousel } = displayWords
  const { prizes, previous, next } = carousel
  return (
    <Carousel
      label={prizes}
      heading={
        <Text as="h3" look="title">
          {prizes}
        </Text>
      }
      previousLabel={previous}
      nextLabel={next}
      {...storeViews}
    >
      <Prize art={backpack} title={carousel.backpack} price={2900} />
      <Prize art={headphone} title={carousel.headphone} price={4200} />
      <Prize art={coffee} title={carousel.coffee} price={800} />
      <Prize art={coat} title={carousel.coat} price={1900} />
      <Prize art={cup} title={carousel.cup} price={1450} />
      <Prize art={watch} title={carousel.watch} price={9500} />
      <Prize art={gift} title={carousel.gift} price={5000} />
    </Carousel>
  )
}

/** With nothing to scroll to there are no arrows. */
export function ShortCarousel() {
  const { carousel } = displayWords
  return (
    <Carousel
      label={carousel.few}
      heading={
        <Text as="h3" look="title">
          {carousel.few}
        </Text>
      }
      previousLabel={carousel.previous}
      nextLabel={carousel.next}
      {...storeViews}
    >
      <Prize art={backpack} title={carousel.backpack} price={2900} />
      <Prize art={coffee} title={carousel.coffee} price={800} />
    </Carousel>
  )
}

export function ResultCarousel() {
  const { carousel } = displayWords
  return (
    <Carousel
      label={carousel.results}
      heading={
        <Text as="h3" look="title">
          {carousel.results}
        </Text>
      }
      previousLabel={carousel.previous}
      nextLabel={carousel.next}
      {...resultViews}
    >
      <Result art={bagTeal} title={carousel.small} grams={146} />
      <Result art={bagRed} title={carousel.chicken} grams={140} />
      <Result art={bagGreen} title={carousel.natural} grams={152} />
    </Carousel>
  )
}

function Prize({ art, title, price }: { art: string; title: string; price: number }) {
  const { carousel, coins } = displayWords
  const format = useFormat()
  const isMissing = price > balance
  return (
    <Card as="article">
      <Tile tone="success" sizePx={120} isWide isGrey={isMissing}>
        <img src={art} alt="" />
      </Tile>
      <b>{title}</b>
      <CoinAmount figure={format.coins(price)} word={coins} isGrey={isMissing} />
      <Button size="small" isFullWidth disabled={isMissing}>
        {isMissing ? carousel.missing(format.coins(price - balance)) : carousel.redeem}
      </Button>
    </Card>
  )
}

function Result({ art, title, grams }: { art: string; title: string; grams: number }) {
  const { carousel } = displayWords
  const { number } = useFormat()
  return (
    <Card as="article">
      <Tile tone="caramel" sizePx={120} isWide>
        <img src={art} alt="" />
      </Tile>
      <Stack gap={0}>
        <Text look="quiet">{carousel.brand}</Text>
        <b>{title}</b>
        <Text look="display">
          {number(grams)} <small>{carousel.perDay}</small>
        </Text>
      </Stack>
      <Button variant="outline" isFullWidth>
        {carousel.choose}
      </Button>
    </Card>
  )
}
