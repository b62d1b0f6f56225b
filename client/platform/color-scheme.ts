import { useSyncExternalStore } from 'react'
import { deviceStorage } from './storage.ts'

export const colorSchemes = ['auto', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** What `color-scheme.js` reads too, before anything is drawn. */
const KEY = 'mantine-color-scheme-value'

const listeners = new Set<() => void>()

/** As this device has chosen; else as its system is. */
const chosenScheme = (): ColorScheme =>
  colorSchemes.find((scheme) => scheme === deviceStorage.getItem(KEY)) ?? 'auto'

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const show = () => {
  const chosen = chosenScheme()
  const system = systemIsDark().matches ? 'dark' : 'light'
  document.documentElement.dataset.mantineColorScheme = chosen === 'auto' ? system : chosen
  for (const listener of listeners) listener()
}

/** Light or dark as chosen, in this tab or another, and as the system is, which may change. */
export const followColorScheme = () => {
  show()
  systemIsDark().addEventListener('change', show)
  window.addEventListener('storage', ({ key }) => key === KEY && show())
}

const chooseScheme = (scheme: ColorScheme) => {
  deviceStorage.setItem(KEY, scheme)
  show()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useColorScheme = () => ({
  colorScheme: useSyncExternalStore(listen, chosenScheme),
  chooseScheme,
})
