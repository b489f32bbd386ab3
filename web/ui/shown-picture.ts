import { useEffect, useState } from 'react'

/**
 * The file as a picture to show. Undefined until it is drawn; null if it is no picture, or one that a small phone
 * cannot hold.
 */
export function useShownPicture(file: File | undefined): Blob | null | undefined {
  const [shown, setShown] = useState<{ file: File; picture: Blob | null }>()
  const isPicture = file?.type.startsWith('image/') ?? false
  useEffect(() => {
    if (!file || !isPicture) return
    let isOver = false
    const show = (picture: Blob | null) => {
      if (!isOver) setShown({ file, picture })
    }
    pictureToShow(file).then(show, (error) => {
      reportError(error)
      show(file)
    })
    return () => {
      isOver = true
    }
  }, [file, isPicture])
  if (!file || !isPicture) return null
  return shown?.file === file ? shown.picture : undefined
}

/** What makes it smaller is loaded with the first picture. */
async function pictureToShow(file: File): Promise<Blob | null> {
  const { shownPicture } = await import('./small-picture.ts')
  return shownPicture(file)
}
