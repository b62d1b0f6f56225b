import type { Page } from 'playwright'
import { builtFileOf } from '../support/built-files.ts'

const PARTS = ['client/platform/shell/offline-line.tsx', 'core/texts/nl/platform/rest.ts']

/** What says that there is no connection has come with its words, as it does when a page has stood. */
export const offlineLineThere = (page: Page) =>
  page.waitForFunction(
    (parts) => {
      const there = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
      return parts.every((part) => there.includes(`/${part}`))
    },
    PARTS.map((part) => builtFileOf(part)),
  )
