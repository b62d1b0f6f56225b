import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

/** All that the server said; calls try again by themselves, so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: FRESH_MS },
    mutations: { retry: false, networkMode: 'always' },
  },
})
