/** A week as the picture shows it. */
export type Week = { monday: Date; days: number; minutes: number };

const shownWeeks = 12;

/** The last twelve weeks, this one last: on how many days of each somebody practised, by their own calendar. */
export function countWeeks(sessions: { startedAt: string; seconds: number }[], now: Date): Week[] {
  const thisMonday = mondayOf(now);
  return Array.from({ length: shownWeeks }, (_, index) => {
    const monday = addDays(thisMonday, 7 * (index - shownWeeks + 1));
    const isInside = ({ startedAt }: { startedAt: string }) =>
      mondayOf(new Date(startedAt)).getTime() === monday.getTime();
    const inside = sessions.filter(isInside);
    const days = new Set(inside.map(({ startedAt }) => new Date(startedAt).toDateString())).size;
    const minutes = Math.round(inside.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
    return { monday, days, minutes };
  });
}

/** Midnight before a Monday: at summer time's ends too, days are counted and not hours. */
function mondayOf(time: Date): Date {
  const sinceMonday = (time.getDay() + 6) % 7;
  return new Date(time.getFullYear(), time.getMonth(), time.getDate() - sinceMonday);
}

function addDays(day: Date, count: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);
}
