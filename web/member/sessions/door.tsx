import { IconCamera, IconClockCheck, IconHeartHandshake, IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import dog from '#brand/art/caramelo.svg'
import mark from '#brand/logo-mark.svg'
import { useWords } from '#web/platform/language.ts'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import styles from './door.module.css'

export function Door({ children }: { children: ReactNode }) {
  const { sessions } = useWords()
  return (
    <div className={styles.door}>
      <aside className={styles.art}>
        <div className={styles.logo}>
          <Wordmark ground="dark" height={44} />
        </div>
        <div className={styles.pitch}>
          <p className={styles.headline}>{sessions.pitch}</p>
          <ul>
            <li>
              <IconCamera aria-hidden="true" />
              {sessions.pitchInvoice}
            </li>
            <li>
              <IconHeartHandshake aria-hidden="true" />
              {sessions.pitchRecommend}
            </li>
            <li>
              <IconClockCheck aria-hidden="true" />
              {sessions.pitchCoins}
            </li>
            <li>
              <IconTruckDelivery aria-hidden="true" />
              {sessions.pitchPrize}
            </li>
          </ul>
        </div>
        {['first', 'second', 'third'].map((place) => (
          <img key={place} className={styles.coin} data-place={place} src={mark} alt="" />
        ))}
        <img className={styles.dog} data-arises="true" src={dog} width="160" height="112" alt="" />
      </aside>
      <header className={styles.language}>
        <LanguageChoice />
      </header>
      <main className={styles.content}>{children}</main>
    </div>
  )
}
