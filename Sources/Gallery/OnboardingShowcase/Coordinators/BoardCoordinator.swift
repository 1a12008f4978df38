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
