import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}

export const setup = async (project: TestProject) => {
  const { path, from } = findChromium()
  process.stdout.write(`Browser: ${path} (${from})\n`)
  project.provide('chromium', path)
}
