import { IconClock, IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import mark from '#brand/logo-mark.svg'
import { LanguageChoice } from '#web/platform/language-choice.tsx'
import { Only } from '#web/ui/only.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import styles from './gate.module.css'
import { OfficeLogo } from './office-logo.tsx'
import { useStaffWords } from './words.ts'

export function Gate({ children }: { children: ReactNode }) {
  const { staff } = useStaffWords()
  return (
    <div className={styles.gate}>
      <aside className={styles.story}>
        <OfficeLogo />
        <Only on="from-900">
          <Stack gap={6} className={styles.pitch}>
            <p className={styles.headline}>{staff.pitch}</p>
            <ul>
              <Row as="li" gap={3} hasOneLine>
                <IconClock size={18} aria-hidden="true" />
                {staff.pitchDays}
              </Row>
              <Row as="li" gap={3} hasOneLine>
                <IconHistory size={18} aria-hidden="true" />
                {staff.pitchAudit}
              </Row>
            </ul>
          </Stack>
          <p className={styles.team}>{staff.teamOnly}</p>
          <img className={styles.mark} src={mark} width="460" height="460" alt="" />
        </Only>
      </aside>
      <div className={styles.side}>
        <header className={styles.language}>
          <LanguageChoice />
        </header>
        <main className={styles.content}>{children}</main>
      </div>
    </div>
  )
}
