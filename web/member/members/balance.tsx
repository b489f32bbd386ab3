import type { ReactNode } from 'react'
import type { User } from '#contract/members.ts'
import { OpeningLine } from '#web/member/kit/opening-line.tsx'
import { seenCoins } from '#web/member/kit/seen-coins.ts'
import { useFormat } from '#web/platform/format.ts'
import { Hero } from '#web/ui/hero.tsx'
import { RollingFigure } from '#web/ui/rolling-figure.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './balance.module.css'
import { useMembersWords } from './words.ts'

type BalanceProps = {
  rewards: User['rewards']
  beside?: ReactNode
  children?: ReactNode
}

export function Balance({ rewards: { coins, opening }, beside, children }: BalanceProps) {
  const { members } = useMembersWords()
  const { number } = useFormat()
  return (
    <Hero className={styles.balance}>
      <Stack gap={4}>
        <div>
          <Row spread="between" align="start">
            <div>
              <Text look="quiet">{members.available}</Text>
              <Text look="display">
                <RollingFigure value={coins} from={seenCoins()?.available} format={number} />{' '}
                <small>{members.coins(coins)}</small>
              </Text>
            </div>
            {beside}
          </Row>
          <OpeningLine opening={opening} />
        </div>
        {children && <div>{children}</div>}
      </Stack>
    </Hero>
  )
}
