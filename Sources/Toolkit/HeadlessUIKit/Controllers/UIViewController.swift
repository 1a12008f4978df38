import Foundation

/// The owner of a view and of what happens in it.
@MainActor
open class UIViewController: UIResponder {
  /// The controller's name; its navigation item and its tab follow.
  public var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
    }
  }
  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = []
  /// What a navigation bar shows for this controller.
  public private(set) lazy var navigationItem: UINavigationItem = UINavigationItem(title: title)
  /// What a navigation controller's toolbar shows for this controller.
  public var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  /// Whether the bars at the bottom go away while the controller is on a stack.
  public var hidesBottomBarWhenPushed: Bool = false
  var ownTabBarItem: UITabBarItem?

  // MARK: Presentation

  /// The controller that this very one presents.
  var ownPresented: UIViewController?
  /// The controller that presents this very one.
  weak var ownPresenting: UIViewController?
  public var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Whether controllers presented over the current context cover this one, not more.
  public var definesPresentationContext: Bool = false
  /// The view that a presentation puts into the hierarchy.
  var presentationContainer: UITransitionView?
  public var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether presenting the controller leaves the keyboard up that it finds; so by default for a form sheet alone.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the user cannot dismiss the controller by hand; not so by default.
  open var isModalInPresentation: Bool = false
  /// Whether a presentation that is not full screen decides on the status bar.
  public var modalPresentationCapturesStatusBarAppearance: Bool = false
  /// Gives the controller's presentation its animations.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller is about to appear because it is presented.
  public internal(set) var isBeingPresented: Bool = false
  /// Whether the controller is about to disappear because it is dismissed.
  public internal(set) var isBeingDismissed: Bool = false
  /// What the controller's style asks for.
  var ownPresentationController: UIPresentationController?
  /// What presents the controller indeed: in a narrow window that may be another one.
  var activePresentation: UIPresentationController?
  var ownTransitionCoordinator: TransitionCoordinator?

  // MARK: Traits

  var traitState: TraitState = TraitState()

  // MARK: View

  private var loadedView: UIView?
  /// The insets that bars of the parent take from the safe area.
  var barInsets: UIEdgeInsets = .zero {
    didSet { if barInsets != oldValue { loadedView?.safeAreaDidChange() } }
  }
  /// Insets that the controller itself takes from the safe area of its view.
  public var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaDidChange() } }
  }
  /// Whether the margins of the view are no less than ``systemMinimumLayoutMargins``.
  public var viewRespectsSystemMinimumLayoutMargins: Bool = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      loadedView?.tellLayoutMarginsChanged()
    }
  }
  var isInEditingMode = false
  var ownEditButtonItem: UIBarButtonItem?
  var appearance: Appearance = .disappeared
  /// Whether the way to the screen, or back, is animated.
  var isAppearanceAnimated = false
  /// Whether `viewWillAppear` was called, but `viewIsAppearing` not yet.
  var owesIsAppearing = false
  /// Whether the controller is on its way because its view is.
  var movesWithItsView = false
  /// Whether the controller appears because it was added to a parent.
  public internal(set) var isMovingToParent: Bool = false
  /// Whether the controller disappears because it is taken out of its parent.
  public internal(set) var isMovingFromParent: Bool = false
  var addedKeyCommands: [UIKeyCommand] = []

  /// Where the controller's view stands on its way to the screen and back.
  enum Appearance: Hashable, Sendable {
    case appearing
    case appeared
    case disappearing
    case disappeared
  }

  /// Makes a controller; there are no nibs, so both arguments are `nil`.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Makes a controller whose view is built in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller the plain way; there are no archives to read one from.
  ///
  /// Swift can make an instance of a class that is known only at run time through a required initializer alone, and
  /// this is the one that every controller has.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The controller's view, loaded when it is first asked for.
  public var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView(frame: UIScreen.main.bounds)
      self.view = view
      viewDidLoad()
      return view
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue.viewController = self
    }
  }

  public var isViewLoaded: Bool { loadedView != nil }
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the controller itself says which child appears when, as the toolkit's containers do.
  var decidesAppearanceOfChildren: Bool { false }
  /// The children that appear and disappear along with the controller: those whose views are below its own.
  var appearanceChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
  }
  /// Whether children appear and disappear along with the controller; they do by default.
  ///
  /// A container that answers no calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The size that the controller's view would like to have in a container that can give it.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
  }
  var safeAreaContribution: UIEdgeInsets { barInsets + additionalSafeAreaInsets }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The shortcuts that were added.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Makes the view and sets ``view``; an empty view as large as the screen by default.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  // MARK: Life cycle, in UIKit's order

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Tells before the parent changes; `addChild` calls it, and before `removeFromParent` the container does.
  open func willMove(toParent parent: UIViewController?) {
    isMovingFromParent = parent == nil && self.parent != nil
  }

  /// Tells after the parent changed; `removeFromParent` calls it, and after `addChild` the container does.
  open func didMove(toParent parent: UIViewController?) {}

  /// Lets the user edit what the controller shows, or ends that; overridden by controllers that have something to edit.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    editingDidChange()
  }

  // MARK: Showing others

  /// Shows a controller the way of the closest container that has one; presents it if there is none.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Shows details the way of the closest container that has one; presents them if there is none.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// Why a popover without a source cannot be presented, in UIKit's words.
  func missingPopoverSourceReason(presentedBy source: UIViewController?) -> String {
    "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
      + "barButtonItem set before the presentation occurs."
  }

  /// Tells that the user is about to dismiss the presented controller; does nothing by default.
  func willBeDismissedByUser() {}
  /// Tells that the user has dismissed the presented controller; does nothing by default.
  func wasDismissedByUser() {}

  /// Tells that a child would like to have another size; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Changes of the environment

  /// The orientations that the controller can be turned to; on a telephone all but upside down by default.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the controller turns with the device; yes by default.
  open var shouldAutorotate: Bool { true }

  /// Tells that memory runs out; does nothing by default.
  open func didReceiveMemoryWarning() {}

  /// Tells that traits changed; `previousTraitCollection` has the former ones. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells before a rotation that other traits are to come; passes it on to children by default.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn { $0.willTransition(to: newCollection, with: coordinator) }
  }

  /// Tells before a rotation that another size is to come; passes it on to children by default.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn { child in
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The size that a child is going to have; the controller's own by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Status bar

  /// The look of the status bar's text; by the appearance by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller wants no status bar; where height is compact by default.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// Whether the home indicator hides by itself; without effect here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that is asked for the style in place of the controller; none by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that is asked in place of the controller whether the bar is hidden; none by default.
  open var childForStatusBarHidden: UIViewController? { nil }
}
