import { useState } from 'react'
import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

type AvatarProps = { name: string; image: string | null; isSmall?: boolean }

export function Avatar({ name, image, isSmall = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.avatar} data-small={isSmall} aria-hidden="true">
      {image && image !== broken ? (
        <img src={image} alt="" onError={() => setBroken(image)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
