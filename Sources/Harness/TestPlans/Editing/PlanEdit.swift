/// A change of a plan, which names what it is about.
///
/// Names of tests are `[Showcase/]ClassForDisplay[/Use case[/script]]`.
package enum PlanEdit: String, CaseIterable, Sendable {
  /// Tests do not run any more.
  case skip
  /// Of their showcase only these tests run, and those that were selected before.
  case select
  /// Configurations, showcases or tests run again.
  case enable
  /// Configurations, showcases or tests do not run, but stay in the plan.
  case disable
}
