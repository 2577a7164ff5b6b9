/** Why the loopback Stripe does not do what it was asked, as Stripe would say it. */
export type Refusal = Error & { status: number };

export function refusal(status: number, message: string): Refusal {
  return Object.assign(new Error(message), { status });
}
