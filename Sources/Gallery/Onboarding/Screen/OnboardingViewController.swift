import Flow
import Foundation
import HeadlessUIKit

/// A board that the user names step by step, with an overlay for each step that explains it.
///
/// The controller has views, constraints and bindings only: what happens, and when, is the view model's.
package final class OnboardingViewController: UIViewController {
  let viewModel: OnboardingViewModel
  let boardView: BoardView
  /// The overlays of a narrow screen, one a step.
  let compactOverlays: [OverlayView]
  /// The overlays of a wide screen, one a step.
  let regularOverlays: [OverlayView]
  /// Ends editing, or goes on to the next field.
  let editButton = NavigationButton()
  /// Passes over a step, or leaves with the board.
  let skipButton = NavigationButton()
  private(set) lazy var boardLeading = boardView.leadingAnchor.constraint(equalTo: view.leadingAnchor)
  private(set) lazy var boardBottom = boardView.bottomAnchor.constraint(
    equalTo: view.bottomAnchor, constant: -Stylesheet.Board.margin)
  /// Slides the row of overlays of a narrow screen; it gives way to a finger that holds one of them.
  private(set) lazy var overlayLeading = compactOverlays[0].leadingAnchor.constraint(
    equalTo: view.leadingAnchor
  ).with(priority: .required - 1)
  /// What assistive technology meets depends on it.
  var flowStep = FlowStep.begin
  let layoutPasses: Callbacker<Void> = Callbacker()
  let createdBoards: Callbacker<Board> = Callbacker()
  let bag = DisposeBag()

  package init(viewModel: OnboardingViewModel) {
    self.viewModel = viewModel
    let board = viewModel.board
    boardView = BoardView(color: board.backgroundColor, cardCounts: board.lists.map(\.cards.count))
    compactOverlays = board.overlays.map { OverlayView(style: .bottomOverlay, overlay: $0) }
    regularOverlays = board.overlays.map { OverlayView(style: .sidebar, overlay: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Tells the board that was made, once.
  package var createBoard: Signal<Board> { createdBoards.providedSignal }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .sky
    showLogo()
    setUpReturnKeys()
    addConstraints()
    bindUI()
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Layout is under way: what follows from a new size is in place at its end, and need not move there.
    UIView.performWithoutAnimation { layoutPasses.callAll() }
  }

  /// The return key leads to the next field where there is one in the step.
  private func setUpReturnKeys() {
    boardView.nameField.returnKeyType = .done
    for fields in [listFields, cardFields] {
      for field in fields { field.returnKeyType = field === fields.last ? .done : .next }
    }
  }
}

extension OnboardingViewController {
  var listFields: [RoundedBorderedTextField] { boardView.lists.map(\.nameField) }
  /// The cards of the first list: the only ones to be named.
  var cards: [CardView] { boardView.lists.first?.cards ?? [] }
  var cardFields: [RoundedBorderedTextField] { cards.map(\.titleField) }
}

/// A button at the right of the navigation bar, which is as large as its title.
final class NavigationButton: UIButton {
  init() {
    super.init(type: .system)
    titleLabel?.font = .rightNavigationButton
    titleLabel?.adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Shows a title, which assistive technology says too.
  func show(_ title: String) {
    setTitle(title, for: .normal)
    accessibilityLabel = title
    superview?.setNeedsLayout()
  }
}
