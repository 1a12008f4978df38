import Flow
import HeadlessUIKit
import Onboarding
import ShowcaseKit

/// Pushes the board of a template, by default that for a project, and records the board that the
/// user makes from it as a call.
class BoardCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  private let bag = DisposeBag()

  required init() {}

  /// The template, which a subclass replaces.
  var template: BoardTemplate { .manageProject }

  func start() {
    navigationController?.pushViewController(makeScreen(), animated: false)
  }

  /// Returns the board's screen, whose output is recorded.
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
  /// The names of the board in one line: `Run a Marathon: To Do (Register), Doing (), Done ()`.
  ///
  /// Cards without a name from the user are not created, and left out.
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

/// Shows the board for the user's own work.
final class IncreaseProductivityCoordinator: BoardCoordinator {
  override var template: BoardTemplate { .increaseProductivity }
}

/// Shows the board for anything that the other templates do not cover.
final class SomethingElseCoordinator: BoardCoordinator {
  override var template: BoardTemplate { .somethingElse }
}

/// Shows a board on half of the screen, with a switch that makes it fill the screen.
final class SplitCoordinator: BoardCoordinator {
  override func start() {
    let content = OnboardingNavigationController()
    content.pushViewController(makeScreen(), animated: false)
    let screen = HalfWidthViewController(showing: content)
    screen.modalPresentationStyle = .fullScreen
    baseViewController?.present(screen, animated: false)
  }
}
