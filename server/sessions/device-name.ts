/** The order matters, because most browsers also name the ones they descend from. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** "Chrome · Android" is enough to recognise one's own devices, and too little to track them. */
export function deviceName(userAgent: string): string | null {
  const names = [browsers, systems].flatMap(
    (known) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? [],
  )
  return names.join(' · ') || null
}

/** With its version, such as "Chrome 99 · Android": by it one sees that a browser is too old for what it is asked. */
export function browserName(userAgent: string): string | null {
  const browser = browsers.find(([, sign]) => sign.test(userAgent))
  const name = deviceName(userAgent)
  if (!browser || !name) return name
  const [title, sign] = browser
  const [, version] = /\/(\d+)/.exec(userAgent.slice(userAgent.search(sign))) ?? []
  return version ? name.replace(title, `${title} ${version}`) : name
}
