import { IconFile, IconFileTypePdf, IconFileTypeXml, IconPhotoScan } from '@tabler/icons-react'
import styles from './file-field.module.css'
import type { FileWords } from './file-words.ts'
import { useObjectUrl } from './object-url.ts'
import { type PictureBox, PicturePane } from './picture-pane.tsx'

type FilePreviewProps = {
  file: File | undefined
  /** What of it can be shown as a picture; undefined until that is known. */
  picture: Blob | null | undefined
  words: Pick<FileWords, 'drop' | 'picture' | 'pages' | 'page' | 'size'>
  /** With it a picture is shown in a pane, in which places can be marked. */
  marking?: PictureMarking | undefined
  /** Of a document, as pictures. */
  pages: readonly Blob[]
}

export type PictureMarking = {
  readonly box: PictureBox | undefined
  /** Of a document, counted from 0. */
  readonly page?: number | undefined
}

export function FilePreview({ file, picture, words, marking, pages }: FilePreviewProps) {
  const url = useObjectUrl(picture ?? undefined)
  if (!file)
    return (
      <p className={styles.empty}>
        <span className={styles.disc}>
          <IconPhotoScan size={32} aria-hidden="true" />
        </span>
        <span className={styles.drop}>{words.drop}</span>
      </p>
    )
  if (picture && marking)
    return <PicturePane pictures={[picture]} text={words.picture(file.name)} box={marking.box} />
  if (picture !== null)
    return <div className={styles.picture}>{url && <img src={url} alt={words.picture(file.name)} />}</div>
  if (pages.length > 0)
    return (
      <PicturePane
        pictures={pages}
        text={words.pages(file.name)}
        textOf={(page) => words.page(file.name, page + 1)}
        box={marking?.box}
        page={marking?.page}
      />
    )
  const Icon = iconOf(file.name)
  return (
    <div className={styles.document}>
      <span className={styles.tile}>
        <Icon size={28} aria-hidden="true" />
      </span>
      <p>
        <b>{file.name}</b>
        <span>{words.size(file.size)}</span>
      </p>
    </div>
  )
}

function iconOf(name: string) {
  if (/\.pdf$/i.test(name)) return IconFileTypePdf
  return /\.xml$/i.test(name) ? IconFileTypeXml : IconFile
}
