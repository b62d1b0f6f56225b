import type { TestProject } from 'vitest/node'
import { findShell, requireChromium } from '../../../scripts/find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
    /** The lighter one without windows and notifications, or the same. */
    chromiumShell: string
  }
}

export const setup = async (project: TestProject) => {
  const shell = findShell()
  const path = requireChromium()
  project.provide('chromium', path)
  project.provide('chromiumShell', shell ?? path)
}
