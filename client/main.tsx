import 'virtual:theme.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import './ui/base.css'
import './ui/button.module.css'
import './ui/field.module.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createPath } from 'react-router'
import { keepSource } from './parts/site/source.ts'
import { queryClient } from './platform/api/client.ts'
import { takeFirstAnswers } from './platform/api/first-answers.ts'
import { isFromDevice } from './platform/api/from-device.ts'
import { tellWhenHidden } from './platform/api/page-hidden.ts'
import { beginAtLeisure } from './platform/at-leisure.ts'
import { followColorScheme } from './platform/color-scheme.ts'
import { startTexts } from './platform/i18n/i18n.ts'
import { Pages } from './platform/router/pages.tsx'
import { createRouter } from './platform/routes.tsx'
import { followSession } from './platform/shell/follow-session.ts'
import { reloadOnLostChunk } from './platform/shell/lost-chunk.ts'
import { FirstPaint } from './platform/shell/shell.tsx'
import { takeOver } from './platform/shell/take-over.ts'

const isDrawn = takeFirstAnswers()
keepSource()
followColorScheme()
tellWhenHidden()
startTexts()
/** Nothing is asked before the page knows what its device last knew (PWA-03). */
if (isFromDevice()) await (await import('./platform/offline/restore.ts')).restoreKept()
const router = createRouter()
reloadOnLostChunk(() => {
  const { location } = router.state.navigation
  return location ? createPath(location) : null
})
followSession(router)

/** What nobody waits for comes when the page is there. */
if (document.readyState === 'complete') void beginAtLeisure()
else addEventListener('load', beginAtLeisure)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
const show = () =>
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Pages router={router} fallback={<FirstPaint />} />
    </QueryClientProvider>,
  )

/** What stands there drawn stays until the page itself is there, and goes in the same moment. */
const showWhenThere = () => {
  const done = router.subscribe(() => {
    if (!router.state.initialized) return
    done()
    takeOver(root, show)
  })
}
if (isDrawn && !router.state.initialized) showWhenThere()
else show()
