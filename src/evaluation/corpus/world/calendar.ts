const firstDay = Date.UTC(2001, 0, 1);
const dayMs = 86_400_000;

/** The date of a day of the world, at midnight UTC. Day 0 is the first of January 2001. */
export const dateOfDay = (day: number): Date => new Date(firstDay + day * dayMs);

/** November to March. */
export const isColdMonth = (date: Date): boolean => date.getUTCMonth() < 3 || date.getUTCMonth() > 9;
