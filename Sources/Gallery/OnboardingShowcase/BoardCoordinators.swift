import Flow
import HeadlessUIKit
import Onboarding
import ShowcaseKit

/// Pushes the board of a template, which is that for a project by default; the board that the user makes of it is a call.
class BoardCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  private let bag = DisposeBag()

  required init() {}

  var template: BoardTemplate { .manageProject }

  func start() {
    navigationController?.pushViewController(makeScreen(), animated: false)
  }

  /// Makes the board's screen, whose output is recorded.
  func makeScreen() -> OnboardingViewController {
    let screen = OnboardingViewController(viewModel: OnboardingViewModel(boardTemplate: template))
    let commands = CommandRecorder.current
    bag += screen.createBoard.onValue { board in
      commands.record("OnboardingViewController", board.summary, function: "createBoard(_:)")
    }
    return screen
  }
}

extension Board {
  /// The names that the board is made with, as one reads them: `Run a Marathon: To Do (Register), Doing (), Done ()`.
  ///
  /// Cards without a name of the user's are not made.
  var summary: String {
    let lists = lists.map { list in
      "\(list.listName) (\(list.cards.compactMap(\.customCardName).joined(separator: ", ")))"
    }
    return "\(boardName): \(lists.joined(separator: ", "))"
  }
}

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

/// Shows a board on half of the screen, with a switch that gives it all of it.
final class SplitCoordinator: BoardCoordinator {
  override func start() {
    let content = OnboardingNavigationController()
    content.pushViewController(makeScreen(), animated: false)
    let screen = HalfWidthViewController(showing: content)
    screen.modalPresentationStyle = .fullScreen
    baseViewController?.present(screen, animated: false)
  }
}
