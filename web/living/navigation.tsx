import { IconBone, IconCamera, IconGift, IconHome, IconUser } from '@tabler/icons-react'
import { memberPaths } from '#contract/paths.ts'
import { useWords } from '#web/platform/language.ts'
import { Navigation } from '#web/ui/navigation.tsx'
import styles from './navigation.module.css'
import type { Specimen } from './specimen.ts'
import { useNavigationWords } from './words/navigation.ts'

/** The bar and rail of an attendant at level 3, who has every entry, and of somebody being verified. */
function Navigations() {
  const { shell } = useWords()
  const { navigation } = useNavigationWords()
  const home = { to: '/living/index.html', text: navigation.home, Icon: IconHome }
  const profile = { to: memberPaths.profile, text: navigation.profile, Icon: IconUser }
  const all = [
    home,
    { to: memberPaths.recommendation, text: navigation.recommendation, Icon: IconBone },
    { to: memberPaths.sendInvoice, text: navigation.invoice, Icon: IconCamera, isMain: true },
    { to: memberPaths.store, text: navigation.store, Icon: IconGift },
    profile,
  ]
  return (
    <div className={styles.frames}>
      <div className={styles.frame}>
        <Navigation label={`${shell.navigation} 3`} items={all} />
      </div>
      <div className={styles.frame}>
        <Navigation label={`${shell.navigation} 2`} items={[home, profile]} />
      </div>
    </div>
  )
}

export const shellSpecimens: readonly Specimen[] = [{ name: 'navigation', Show: Navigations }]
