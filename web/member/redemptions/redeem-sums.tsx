import { useFormat } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useRedemptionsWords } from './words.ts'

/** What there is, what it costs, what is left; or what is missing, where the balance fell meanwhile. */
export function RedeemSums({ balance, price }: { balance: number; price: number }) {
  const { redeeming } = useRedemptionsWords()
  const { coins, movement } = useFormat()
  const rest = Math.abs(balance - price)
  return (
    <Facts>
      <Fact name={redeeming.before}>{coins(balance)}</Fact>
      <Fact name={redeeming.cost}>{movement(-price)}</Fact>
      <Fact isSum name={balance < price ? redeeming.short(rest) : redeeming.after}>
        <CoinAmount figure={coins(rest)} word={redeeming.coinWord(rest)} />
      </Fact>
    </Facts>
  )
}
