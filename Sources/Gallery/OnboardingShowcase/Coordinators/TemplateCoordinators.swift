import Flow
import HeadlessUIKit
import Onboarding
import ShowcaseKit

/// Shows the board for an event.
final class PlanEventCoordinator: BoardCoordinator {
  weak var baseViewController: UIViewController?
  let template = BoardTemplate.planEvent
  let bag = DisposeBag()
}

/// Shows the board for a goal.
final class TrackGoalCoordinator: BoardCoordinator {
  weak var baseViewController: UIViewController?
  let template = BoardTemplate.trackGoal
  let bag = DisposeBag()
}

/// Shows the board for a project.
final class ManageProjectCoordinator: BoardCoordinator {
  weak var baseViewController: UIViewController?
  let template = BoardTemplate.manageProject
  let bag = DisposeBag()
}

/// Shows the board for one's own work.
final class IncreaseProductivityCoordinator: BoardCoordinator {
  weak var baseViewController: UIViewController?
  let template = BoardTemplate.increaseProductivity
  let bag = DisposeBag()
}

/// Shows the board for what the other templates are not for.
final class SomethingElseCoordinator: BoardCoordinator {
  weak var baseViewController: UIViewController?
  let template = BoardTemplate.somethingElse
  let bag = DisposeBag()
}
