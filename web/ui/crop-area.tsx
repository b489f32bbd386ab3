import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import styles from './crop-area.module.css'
import { useObjectUrl } from './object-url.ts'
import 'react-easy-crop/react-easy-crop.css'

type CropAreaProps = {
  file: Blob
  shape: { width: number; height: number }
  isRound?: boolean
  words: { area: string; zoom: string }
  onArea: (area: Area) => void
  /** The file is no picture that can be shown. */
  onBroken: () => void
}

/** The part of a picture that is taken. Large code: what holds it is loaded once a picture was chosen. */
export function CropArea({ file, shape, isRound = false, words, onArea, onBroken }: CropAreaProps) {
  const url = useObjectUrl(file)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <div className={styles.area} data-square={shape.width === shape.height}>
        {url && (
          <Cropper
            image={url}
            crop={position}
            zoom={zoom}
            aspect={shape.width / shape.height}
            cropShape={isRound ? 'round' : 'rect'}
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onArea(pixels)}
            cropperProps={{ role: 'group', 'aria-label': words.area }}
            mediaProps={{ onError: onBroken }}
          />
        )}
      </div>
      <label className={styles.zoom}>
        <b>{words.zoom}</b>
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  )
}
