import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useIsDense } from './density.ts'
import type { IconShape } from './icon-shape.ts'
import styles from './pagination.module.css'

/** A missing address means that there is no such page. */
type Page = { readonly label: string; readonly to: string | undefined }

type PaginationProps = {
  label: string
  text: string
  previous: Page
  next: Page
}

export function Pagination({ label, text, previous, next }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={label} data-dense={useIsDense()}>
      <p>{text}</p>
      <PageLink {...previous} Icon={IconChevronLeft} />
      <PageLink {...next} Icon={IconChevronRight} />
    </nav>
  )
}

/** At the end the link stays, so that it does not lose the focus. */
function PageLink({ label, to, Icon }: Page & { Icon: IconShape }) {
  const isEnd = to === undefined
  return (
    <Link
      to={to ?? ''}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={(event) => {
        if (isEnd) event.preventDefault()
      }}
    >
      <Icon size={20} aria-hidden="true" />
    </Link>
  )
}
