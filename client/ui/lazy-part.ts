import { type ComponentType, lazy, type ReactNode } from 'react'

const Nothing = (): ReactNode => null

/**
 * For a piece beside a page: should it not come, the page goes on without. Only what a page cannot
 * do without may fail it.
 */
export const emptyOnFailure =
  <P extends object>(load: () => Promise<ComponentType<P>>) =>
  async (): Promise<ComponentType<P>> => {
    try {
      return await load()
    } catch {
      return Nothing
    }
  }

/** A piece beside a page that is loaded when it is needed. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await emptyOnFailure(load)() }))
