import { brand } from '#brand/brand.ts'
import mark from '#brand/logo-mark.svg'
import { Row } from '#web/ui/stack.tsx'
import styles from './office-logo.module.css'
import { useStaffWords } from './words.ts'

export function OfficeLogo() {
  const { staff } = useStaffWords()
  return (
    <Row as="p" hasOneLine className={styles.logo}>
      <img src={mark} width="28" height="28" alt="" />
      {brand.name} <span>{staff.office}</span>
    </Row>
  )
}
