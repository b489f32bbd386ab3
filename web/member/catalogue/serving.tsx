import { IconArrowsExchange, IconDroplet, IconScale } from '@tabler/icons-react'
import { Stack } from '#web/ui/stack.tsx'
import styles from './recommendation.module.css'
import { useProductWords } from './words.ts'

const tips = [
  ['weigh', IconScale],
  ['water', IconDroplet],
  ['change', IconArrowsExchange],
] as const

export function Serving() {
  const { productPage } = useProductWords()
  return (
    <Stack as="section" aria-labelledby="serving">
      <h2 id="serving">{productPage.serving}</h2>
      <ul className={styles.tips}>
        {tips.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={24} aria-hidden="true" />
            {productPage[name]}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
