import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './network.module.css'
import { useNetworkWords } from './words.ts'

type Count = 'people' | 'confirmed' | 'thisMonth' | 'pending' | 'refused'

export function Counts({ counts }: { counts: Partial<Readonly<Record<Count, number>>> }) {
  const { network } = useNetworkWords()
  const { number } = useFormat()
  return (
    <Card as="dl" isFlush className={styles.counts}>
      {Object.entries(counts).map(([name, count]) => (
        <div key={name}>
          <Text as="dt" look="quiet">
            {network[name as Count]}
          </Text>
          <Text as="dd" look="figure">
            {number(count)}
          </Text>
        </div>
      ))}
    </Card>
  )
}
