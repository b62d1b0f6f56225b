/** A mandate for direct debit among the kept ways of paying, in Dutch. */
export const nlMandateOf = {
  mandateOf: {
    paper: 'Kenmerk {{reference}}, rekening die eindigt op {{end}}',
  },
} as const
