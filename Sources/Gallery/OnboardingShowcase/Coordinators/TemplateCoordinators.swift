import Onboarding

/// Shows the board for an event.
final class PlanEventCoordinator: BoardCoordinator {
  override var template: BoardTemplate { .planEvent }
}

/// Shows the board for a goal.
final class TrackGoalCoordinator: BoardCoordinator {
  override var template: BoardTemplate { .trackGoal }
}

/// Shows the board for one's own work.
final class IncreaseProductivityCoordinator: BoardCoordinator {
  override var template: BoardTemplate { .increaseProductivity }
}

/// Shows the board for what the other templates are not for.
final class SomethingElseCoordinator: BoardCoordinator {
  override var template: BoardTemplate { .somethingElse }
}
