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
import styles from './display.module.css'
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
      heading={<h3 className={styles.title}>{prizes}</h3>}
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
      heading={<h3 className={styles.title}>{carousel.few}</h3>}
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
      heading={<h3 className={styles.title}>{carousel.results}</h3>}
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
    <Card as="article" isFlush>
      <div className={styles.card}>
        <span className={styles.picture} data-grey={isMissing}>
          <img src={art} width="80" height="80" alt="" />
        </span>
        <b>{title}</b>
        <span className={styles.price}>
          <CoinAmount figure={format.coins(price)} word={coins} isGrey={isMissing} />
        </span>
        <Button size="small" isFullWidth disabled={isMissing}>
          {isMissing ? carousel.missing(format.coins(price - balance)) : carousel.redeem}
        </Button>
      </div>
    </Card>
  )
}

function Result({ art, title, grams }: { art: string; title: string; grams: number }) {
  const { carousel } = displayWords
  const { number } = useFormat()
  return (
    <Card as="article" isFlush>
      <span className={styles.bag}>
        <img src={art} width="96" height="125" alt="" />
      </span>
      <div className={styles.product}>
        <span className={styles.quiet}>{carousel.brand}</span>
        <b>{title}</b>
        <p className={styles.portion}>
          <strong>{number(grams)}</strong> {carousel.perDay}
        </p>
        <Button variant="outline" isFullWidth>
          {carousel.choose}
        </Button>
      </div>
    </Card>
  )
}
