import type { ComponentType } from 'react'
import type { Params } from 'react-router'

export type LoaderArgs = { request: Request; params: Params }

/**
 * A page, or what stands around pages. Its loader runs before it shows and may throw a redirect;
 * what goes wrong below is shown by the nearest boundary, in the place of its own component.
 */
export type PageRoute = {
  id?: string
  path?: string
  Component?: ComponentType | null
  ErrorBoundary?: ComponentType | null
  lazy?: { Component: () => Promise<ComponentType> }
  loader?: (args: LoaderArgs) => unknown
  /** What it has loaded is good for as long as it stands. */
  isLoadedOnce?: boolean
  children?: PageRoute[]
}
