import { useFormat } from '#web/platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Count, Counts } from '#web/ui/counts.tsx'
import styles from './network.module.css'
import { useNetworkWords } from './words.ts'

type CountName = 'people' | 'confirmed' | 'thisMonth' | 'pending' | 'refused'

export function NetworkCounts({ counts }: { counts: Partial<Readonly<Record<CountName, number>>> }) {
  const { network } = useNetworkWords()
  const { number } = useFormat()
  return (
    <Card className={styles.counts}>
      <Counts>
        {Object.entries(counts).map(([name, count]) => (
          <Count key={name} name={network[name as CountName]}>
            {number(count)}
          </Count>
        ))}
      </Counts>
    </Card>
  )
}
