import { IconBellRinging } from '@tabler/icons-react'
import styles from './notifications.module.css'
import { useOfficeNotificationsWords } from './words.ts'

export function Preview({ title }: { title: string }) {
  const { broadcasting } = useOfficeNotificationsWords()
  if (!title.trim()) return null
  return (
    <figure className={styles.preview}>
      <figcaption>{broadcasting.preview}</figcaption>
      <div>
        <IconBellRinging size={22} aria-hidden="true" />
        <p>
          <b>{title}</b>
          <span>{broadcasting.now}</span>
        </p>
      </div>
    </figure>
  )
}
