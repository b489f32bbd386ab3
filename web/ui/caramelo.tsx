import { useEffect, useState } from 'react'
import idle from '#brand/art/caramelo.svg'
import happy from '#brand/art/caramelo-happy.svg'
import searching from '#brand/art/caramelo-searching.svg'
import sleeping from '#brand/art/caramelo-sleeping.svg'
import sorry from '#brand/art/caramelo-sorry.svg'
import type { Mood } from './caramelo-mood.ts'
import type { CarameloRig } from './caramelo-rig.tsx'
import { useMotion } from './motion.ts'

const stills: Readonly<Record<Mood, string>> = { idle, happy, searching, sleeping, sorry }

type CarameloProps = { mood?: Mood; widthPx?: number; className?: string | undefined }

/** The dog as a picture; where things may move, the same drawing comes alive once its parts are loaded. */
export function Caramelo({ mood = 'idle', widthPx = 160, className }: CarameloProps) {
  const Rig = useRig(useMotion())
  const size = { className, width: widthPx, height: Math.round(widthPx * 0.7) }
  return Rig ? <Rig mood={mood} {...size} /> : <img src={stills[mood]} alt="" {...size} />
}

let loaded: typeof CarameloRig | undefined

function useRig(isWanted: boolean) {
  const [rig, setRig] = useState(() => loaded)
  useEffect(() => {
    if (!isWanted || loaded) return
    // Without a connection the picture stays, which says the same.
    import('./caramelo-rig.tsx').then(
      (module) => {
        loaded = module.CarameloRig
        setRig(() => loaded)
      },
      (error: unknown) => reportError(error),
    )
  }, [isWanted])
  return isWanted ? rig : undefined
}
