import type { TestProject } from 'vitest/node'
import { findChromiumAloud, findShell } from '../../../scripts/find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
    /** The lighter one without windows and notifications, or the same. */
    chromiumShell: string
  }
}

export const setup = async (project: TestProject) => {
  const shell = findShell()
  const { path } = findChromiumAloud()
  project.provide('chromium', path)
  project.provide('chromiumShell', shell ?? path)
}
