import coin from '#brand/art/coin.svg'
import styles from './coin-amount.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type CoinAmountProps = {
  /** As the person's language writes it, with its sign where it moves coins: `3.250`, `+320`, `−2.900`, `~240`. */
  figure: string
  /** What the coin stands for, read out after the figure. */
  word: string
  size?: 'small' | 'regular' | 'large' | 'balance'
  /** Coins the person does not have yet. */
  isGrey?: boolean
  /** Coins that came in. */
  isGain?: boolean
  /** On a soft ground of its own, as the promise of a challenge. */
  isPill?: boolean
}

const coinSizes = { small: 16, regular: 20, large: 24, balance: 32 }

export function CoinAmount(props: CoinAmountProps) {
  const { figure, word, size = 'regular', isGrey = false, isGain = false, isPill = false } = props
  return (
    <span className={styles.amount} data-size={size} data-grey={isGrey} data-gain={isGain} data-pill={isPill}>
      <img src={coin} width={coinSizes[size]} height={coinSizes[size]} alt="" />
      <span>
        {figure} <VisuallyHidden>{word}</VisuallyHidden>
      </span>
    </span>
  )
}
