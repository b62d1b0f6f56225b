import type * as z from 'zod/mini'

export const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
export const missing = () => json({ error: 'not_found' }, 404)

/** What a request asks for, where it is of this shape. */
export const parsed = async <T extends z.ZodMiniType>(request: Request, shape: T) => {
  try {
    return shape.safeParse(await request.json())
  } catch {
    return { success: false as const }
  }
}
