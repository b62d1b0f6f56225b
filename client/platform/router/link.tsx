import { type ComponentProps, type MouseEvent, use } from 'react'
import { createPath, type NavigateOptions, resolvePath, type To, useLocation } from 'react-router'
import { RouterContext } from './hooks.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & { to: To }

/** A new tab, a download, a menu: what the browser does with a link by itself. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent) =>
  button !== 0 ||
  metaKey ||
  altKey ||
  ctrlKey ||
  shiftKey ||
  !['', '_self'].includes(currentTarget.getAttribute('target') ?? '')

/** Leads to another page without loading it anew; to the page one is on, without a step back. */
export const Link = ({ to, replace, state, preventScrollReset, onClick, ...anchor }: LinkProps) => {
  const router = use(RouterContext)
  const here = useLocation()
  const href = createPath(resolvePath(to, here.pathname))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    void router.navigate(to, {
      replace: replace ?? href === createPath(here),
      state,
      ...(preventScrollReset && { preventScrollReset }),
    })
  }
  return <a {...anchor} href={href} onClick={follow} />
}
