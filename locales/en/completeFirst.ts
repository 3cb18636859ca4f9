/** Added to the refusal to start a course whose prerequisites aren't completed. */
export const completeFirst = 'Complete these courses first: %{titles}.' as const;
