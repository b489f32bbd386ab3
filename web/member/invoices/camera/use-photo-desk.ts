import { useEffect, useState } from 'react'
import { openPhotoDesk, type PhotoDesk } from './photo-desk.ts'

export function usePhotoDesk(): PhotoDesk | undefined {
  const [desk, setDesk] = useState<PhotoDesk>()
  useEffect(() => {
    const opened = openPhotoDesk()
    setDesk(opened)
    return () => opened.close()
  }, [])
  return desk
}
