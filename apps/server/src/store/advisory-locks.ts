/**
 * What processes wait for one another for on PostgreSQL, by any number of its own: two that shared one
 * would wait for what does not concern them.
 */
export const ADVISORY_LOCKS = {
  migrating: 4_321_001,
  counting: 4_321_002,
  publishing: 4_321_003,
} as const;
