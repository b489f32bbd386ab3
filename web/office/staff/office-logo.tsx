import { brand } from '#brand/brand.ts'
import mark from '#brand/logo-mark.svg'
import { useWords } from '#web/platform/language.ts'
import styles from './office-logo.module.css'

export function OfficeLogo() {
  const { staff } = useWords()
  return (
    <p className={styles.logo}>
      <img src={mark} width="28" height="28" alt="" />
      {brand.name} <span>{staff.office}</span>
    </p>
  )
}
