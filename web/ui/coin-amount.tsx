import coin from '#brand/art/coin.svg'
import styles from './coin-amount.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type CoinAmountProps = {
  /** In the person's language, with a sign where coins move: `3.250`, `+320`, `−2.900`, `~240`. */
  figure: string
  word: string
  size?: 'small' | 'regular' | 'large' | 'balance'
  isGrey?: boolean
  isGain?: boolean
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
