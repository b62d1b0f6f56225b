import { type ComponentType, createElement, lazy, useState } from 'react'

/**
 * A part that is loaded by itself, before it is needed. Once it is there it is drawn together with
 * the page; React alone would draw the page first, and the part would push it down.
 */
export const preloadable = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loaded: ComponentType<P> | null = null
  const fetched = async () => {
    loaded ??= await load()
    return loaded
  }
  const Later = lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<P>
  const Preloaded = (props: P) => {
    const [chosen] = useState(() => ({ Component: loaded ?? Later }))
    return createElement(chosen.Component, props)
  }
  return Object.assign(Preloaded, { load: fetched, isThere: () => loaded !== null })
}
