/**
 * Where a mandate stands: a signed one by the row of the kept way of paying, which ends with its
 * account too.
 */
export const standing = `case when d.state <> '"active"' or m.ended_at is null then d.state
    else (case m.reason when 'refused' then '"refused"' when 'lapsed' then '"lapsed"'
      else '"cancelled"' end)::jsonb end`
