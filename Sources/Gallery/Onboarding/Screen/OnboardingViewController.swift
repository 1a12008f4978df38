import Flow
import Foundation
import HeadlessUIKit

/// A board that the user names step by step, with an overlay that explains each step.
///
/// The controller has views, constraints and bindings only: the view model decides what happens,
/// and when.
package final class OnboardingViewController: UIViewController {
  let viewModel: OnboardingViewModel
  let boardView: BoardView
  /// The overlays of a narrow screen, one a step.
  let compactOverlays: [OverlayView]
  /// The overlays of a wide screen, one a step.
  let regularOverlays: [OverlayView]
  /// The button that ends editing, or moves to the next field.
  let editButton = NavigationButton()
  /// The button that skips a step, or finishes the board.
  let skipButton = NavigationButton()
  private(set) lazy var boardLeading = boardView.leadingAnchor.constraint(equalTo: view.leadingAnchor)
  /// Lets the board reach below the keyboard where there is no room above it.
  private(set) lazy var boardBottom = boardView.bottomAnchor.constraint(
    equalTo: view.bottomAnchor, constant: -Stylesheet.Board.margin
  ).with(priority: .required - 1)
  /// Moves the row of overlays of a narrow screen; the pull of a finger has a higher priority.
  private(set) lazy var overlayLeading = compactOverlays[0].leadingAnchor.constraint(
    equalTo: view.leadingAnchor
  ).with(priority: .required - 1)
  /// The current step, which determines the elements of assistive technology.
  var flowStep = FlowStep.begin
  let layoutPasses: Callbacker<Void> = Callbacker()
  let createdBoards: Callbacker<Board> = Callbacker()
  let bag = DisposeBag()

  /// Creates the screen for the board of a view model.
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

  /// Signals the finished board, once.
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
    // Layout is under way: the effects of a new size are part of it, and must not be animated
    // again.
    UIView.performWithoutAnimation { layoutPasses.callAll() }
  }

  /// Makes the return key go to the next field of the step, or finish at the last one.
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

/// A button at the trailing end of the navigation bar, as large as its title.
final class NavigationButton: UIButton {
  convenience init() {
    self.init(type: .system)
    titleLabel?.font = .rightNavigationButton
    titleLabel?.adjustsFontForContentSizeCategory = true
  }

  /// Sets the title, which is the accessibility label too.
  func show(_ title: String) {
    setTitle(title, for: .normal)
    accessibilityLabel = title
    // The bar gives a custom view its size: it has to lay the button out again for another title.
    superview?.setNeedsLayout()
  }
}
