import { type ComponentType, lazy, useState } from 'react'

/** As `lazy`; where `load` was waited for, it is there with the first drawing. */
export function loadedLater<Props extends object>(read: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const load = async () => {
    loaded ??= await read()
    return { default: loaded }
  }
  const Lazy = lazy(load)
  function LoadedLater(props: Props) {
    const [Part] = useState(() => loaded ?? Lazy)
    return <Part {...props} />
  }
  return Object.assign(LoadedLater, { load })
}
