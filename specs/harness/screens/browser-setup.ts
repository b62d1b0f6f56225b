import type { TestProject } from 'vitest/node'
import { findChromiumAloud } from '../../../scripts/find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}

export const setup = async (project: TestProject) => {
  project.provide('chromium', findChromiumAloud().path)
}
