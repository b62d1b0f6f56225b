import { useEffect, useSyncExternalStore } from 'react'

/** Title of the page that is open, where it is not the title of the site. */
let ofPage: string | null = null
const listeners = new Set<() => void>()

const setPageTitle = (title: string | null) => {
  ofPage = title
  for (const hear of listeners) hear()
}

const subscribe = (hear: () => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** Null: the page has the title of the site. */
export const usePageTitle = () => useSyncExternalStore(subscribe, () => ofPage)

/** Sets the title of the open page. For members the shell puts their count of news before it. */
export const PageTitle = ({ text }: { text: string }) => {
  useEffect(() => {
    setPageTitle(text)
    return () => setPageTitle(null)
  }, [text])
  return null
}

/**
 * The page comes with a title of its own, which React would leave in place beside another. It is
 * there again once this one is gone: what a member is told does not stay behind them.
 */
export const DocumentTitle = ({ text }: { text: string }) => {
  useEffect(() => {
    const before = document.title
    document.title = text
    return () => {
      document.title = before
    }
  }, [text])
  return null
}
