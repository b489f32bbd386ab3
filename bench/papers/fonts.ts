import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export type Font = {
  readonly name: string
  readonly weights: readonly number[]
  /** How wide a letter is, as a share of the font's size. */
  readonly letterWidth: number
  /** Letters differ in width. */
  readonly isUneven?: boolean
}

export const fonts = {
  vt323: { name: 'vt323', weights: [400], letterWidth: 0.4 },
  shareTechMono: { name: 'share-tech-mono', weights: [400], letterWidth: 0.54 },
  cousine: { name: 'cousine', weights: [400, 700], letterWidth: 0.6 },
  ptSansNarrow: { name: 'pt-sans-narrow', weights: [400, 700], isUneven: true, letterWidth: 0.444 },
  arimo: { name: 'arimo', weights: [400, 700], isUneven: true, letterWidth: 0.55 },
  tinos: { name: 'tinos', weights: [400, 700], isUneven: true, letterWidth: 0.5 },
  dotGothic: { name: 'dotgothic16', weights: [400], letterWidth: 0.5 },
  overpassMono: { name: 'overpass-mono', weights: [400, 700], letterWidth: 0.616 },
  courierPrime: { name: 'courier-prime', weights: [400, 700], letterWidth: 0.6 },
  robotoCondensed: { name: 'roboto-condensed', weights: [400, 700], isUneven: true, letterWidth: 0.47 },
} as const satisfies Record<string, Font>

/** The font inside the page itself, so that nothing is asked of the network. */
export async function fontFaces({ name, weights }: Font): Promise<string> {
  const faces = await Promise.all(
    weights.map(async (weight) => {
      const file = import.meta.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)
      const data = (await readFile(fileURLToPath(file))).toString('base64')
      return `@font-face { font-family: '${name}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`
    }),
  )
  return faces.join('\n')
}
