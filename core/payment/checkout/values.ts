/** With this in its address one comes back to an order whose page was left unpaid. */
export const LEFT = 'left'
