import type { ReactNode } from 'react'
import { useFormat } from '#web/platform/format.ts'
import { Hero } from '#web/ui/hero.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './balance.module.css'
import { useMembersWords } from './words.ts'

type BalanceProps = {
  coins: number
  beside?: ReactNode
  children?: ReactNode
}

export function Balance({ coins, beside, children }: BalanceProps) {
  const { members } = useMembersWords()
  const { number } = useFormat()
  return (
    <Hero className={styles.balance}>
      <Stack gap={4}>
        <Row spread="between" align="start">
          <div>
            <Text look="quiet">{members.available}</Text>
            <Text look="display">
              {number(coins)} <small>{members.coins(coins)}</small>
            </Text>
          </div>
          {beside}
        </Row>
        {children && <div>{children}</div>}
      </Stack>
    </Hero>
  )
}
