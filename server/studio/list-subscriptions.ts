import type { FailedPayment, SubscriptionLine, Subscriptions } from "../../contract/studio.ts";
import type { Database, PassTable } from "../database/tables.ts";

const shownFailures = 100;

/** Every subscription with its state, those that need somebody first, and the payments that failed. */
export async function listSubscriptions(database: Database): Promise<Subscriptions> {
  const passes = await database
    .selectFrom("pass")
    .selectAll()
    .where("subscriptionId", "is not", null)
    .orderBy("validFrom", "desc")
    .execute();
  const failures = await database
    .selectFrom("failedPayment")
    .selectAll()
    .orderBy("failedAt", "desc")
    .limit(shownFailures)
    .execute();
  const open = new Set(
    failures.filter(({ settledAt }) => settledAt === null).map(({ subscriptionId }) => subscriptionId),
  );
  const bySubscription = new Map(passes.map((pass) => [pass.subscriptionId, pass]));
  return {
    subscriptions: passes
      .map(
        (pass): SubscriptionLine => ({
          id: pass.subscriptionId ?? "",
          passId: pass.id,
          person: pass.uid ?? pass.email,
          email: pass.email,
          planName: pass.planName,
          state: stateOf(pass, open),
          since: pass.validFrom,
          paidUntil: pass.validUntil,
        }),
      )
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state)),
    failed: failures.map(({ subscriptionId, failedAt, ...failure }): FailedPayment => {
      const pass = bySubscription.get(subscriptionId);
      return {
        ...failure,
        at: failedAt,
        email: pass?.email ?? "",
        person: pass?.uid ?? pass?.email ?? "",
        planName: pass?.planName ?? "",
      };
    }),
  };
}

const order: SubscriptionLine["state"][] = ["payment failed", "running", "paused", "ending", "ended"];

function stateOf(
  { subscriptionId, endedAt, pausedAt, isRenewing }: PassTable,
  failed: ReadonlySet<string>,
): SubscriptionLine["state"] {
  if (endedAt !== null) return "ended";
  if (pausedAt !== null) return "paused";
  if (failed.has(subscriptionId ?? "")) return "payment failed";
  return isRenewing === 1 ? "running" : "ending";
}
