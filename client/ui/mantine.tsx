import { MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { theme } from './theme.ts'

const asThePageIs = () => undefined

/** What the few parts that are Mantine's ask for: they come when they are needed, and this with them. */
export const WithMantine = ({ children }: { children: ReactNode }) =>
  use(MantineContext) ? (
    children
  ) : (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={asThePageIs}
    >
      {children}
    </MantineProvider>
  )
