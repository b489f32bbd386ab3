import { useState } from 'react'
import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

export function Avatar({ name, image }: { name: string; image: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.avatar} aria-hidden="true">
      {image && image !== broken ? (
        <img src={image} alt="" onError={() => setBroken(image)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
