import type { ReactNode } from 'react'
import { ptBr } from '#web/i18n/simulator/pt-br.ts'
import { useWords } from '#web/platform/language.ts'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './shell.module.css'

/** The screens where people begin, in the HTML: as high as most people's, so that little moves once it is known whose. */
export function OpeningHome() {
  return (
    <OpeningScreen look={styles.openingHome}>
      <i className={styles.openingHeading} />
      <i className={styles.openingBalance} />
      <i className={styles.openingTitle} />
      <LargestPicture look={styles.openingChallenge} />
    </OpeningScreen>
  )
}

export function OpeningStore() {
  return (
    <OpeningScreen look={styles.openingStore}>
      <i className={styles.openingHeading} />
      <i className={styles.openingCategories} />
      <i className={styles.openingFields} />
      <i className={styles.openingTitle} />
      <div className={styles.openingShelf}>
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <LargestPicture look={styles.openingGrand} />
    </OpeningScreen>
  )
}

export function OpeningRecommendation() {
  const { simulator } = ptBr
  return (
    <OpeningScreen look={styles.openingRecommendation}>
      <div>
        <h1>{simulator.title}</h1>
        <Text look="secondary">{simulator.intro}</Text>
      </div>
      <i className={styles.openingTitle} />
      <div className={styles.openingChoices}>
        <i />
        <i />
      </div>
    </OpeningScreen>
  )
}

function OpeningScreen({ look, children }: { look: string | undefined; children: ReactNode }) {
  const { shell } = useWords()
  return (
    <main className={`${styles.openingScreen} ${look}`}>
      <VisuallyHidden>
        <span role="status">{shell.loading}</span>
      </VisuallyHidden>
      {children}
    </main>
  )
}

/** The server writes most people's into the HTML, and `early.js` somebody's own, if it is another. */
function LargestPicture({ look }: { look: string | undefined }) {
  return (
    <div className={`${styles.openingPicture} ${look}`}>
      <img alt="" hidden data-largest="" />
    </div>
  )
}
