import type { ComponentProps, CSSProperties } from 'react'
import { type Period, type ReportName, reportFile } from '#contract/reports.ts'
import { ListingCsv } from '#web/office/kit/listing-csv.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './reports.module.css'

type PanelProps = Omit<ComponentProps<typeof TitledCard>, 'hasNoteBeside'> & {
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12
  file?: Period & { readonly report: ReportName }
}

export function Panel({ span = 12, file, end, ...card }: PanelProps) {
  return (
    <div className={styles.panel} style={{ '--span': span } as CSSProperties}>
      <TitledCard
        {...card}
        hasNoteBeside
        end={file ? <ListingCsv endpoint={reportFile} query={{ ...file }} /> : end}
      />
    </div>
  )
}
