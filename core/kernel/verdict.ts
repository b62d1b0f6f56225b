/** The verdict of a rule that has nothing against it. It stands alone: rules need no charts. */
export const ok = 'ok'
