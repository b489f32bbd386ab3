import { brand } from '#brand/brand.ts'
import onLight from '#brand/logo-wordmark.svg'
import onDark from '#brand/logo-wordmark-dark.svg'

type Ground = 'page' | 'dark'

/** Mark and name. The page is light or dark with the system; other grounds are always dark. */
export function Wordmark({ ground, height }: { ground: Ground; height: number }) {
  const size = { height, width: Math.round((height * 293.62) / 72) }
  if (ground === 'dark') return <img src={onDark} alt={brand.name} {...size} />
  return (
    <picture>
      <source srcSet={onDark} media="(prefers-color-scheme: dark)" />
      <img src={onLight} alt={brand.name} {...size} />
    </picture>
  )
}
